"""What comes over the network and goes out: connections, requests, sockets, pages."""
