import { untrack } from "svelte";

import { settings } from "./settings.svelte";

export type Sound = "lift" | "set" | "turn" | "deal" | "roll" | "chime" | "last" | "win" | "no";

const QUIET = 3000; // milliseconds after a sound until the device may rest

let context: AudioContext | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

/** A short sound made on the spot: wood on wood, a die, two notes. */
export function play(sound: Sound): void {
  if (!untrack(() => settings.sound) || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  clearTimeout(resting);
  resting = setTimeout(() => void context?.suspend(), QUIET); // else silence is played, and a phone kept awake
  switch (sound) {
    case "lift":
      return knock(context, 0, 900, 0.05);
    case "set":
      return knock(context, 0, 420, 0.16);
    case "turn":
      return knock(context, 0, 620, 0.1);
    case "deal":
      for (let at = 0; at < 12; at++) knock(context, at * 0.075, 480 + 40 * (at % 3), 0.07);
      return;
    case "roll": // it hits the table, hops, and comes to rest
      for (const [at, loudness] of [[0.14, 0.16], [0.27, 0.1], [0.36, 0.06], [0.42, 0.04]] as const) knock(context, at, 760, loudness);
      return;
    case "chime":
      note(context, 0, 587);
      return note(context, 0.1, 784);
    case "last":
      note(context, 0, 659);
      return note(context, 0.14, 523);
    case "win":
      for (const [at, pitch] of [[0, 523], [0.12, 659], [0.24, 784], [0.4, 1047]] as const) note(context, at, pitch);
      return;
    case "no":
      return knock(context, 0, 160, 0.14);
  }
}

/** A burst of noise through a narrow filter: wood. */
function knock(audio: AudioContext, after: number, pitch: number, loudness: number): void {
  const start = audio.currentTime + after;
  const length = Math.floor(audio.sampleRate * 0.06);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at++) samples[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 3 });
  const gain = new GainNode(audio, { gain: loudness * 4 });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(start);
}

function note(audio: AudioContext, after: number, pitch: number): void {
  const start = audio.currentTime + after;
  const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.09, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.4);
}
