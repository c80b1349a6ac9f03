let audio: AudioContext | undefined;

/** Browsers allow sound only after the user has pressed something on the page. */
export function unlockSound(): void {
  if (!("AudioContext" in window)) return;
  audio ??= new AudioContext();
  audio.resume().catch(() => {});
}

/** True if the browser would play a sound now. */
export const canPlaySound = (): boolean => audio?.state === "running";

export function beep(): void {
  // A suspended context would play the beep at the next press, when it means nothing.
  if (audio?.state !== "running") return;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  const { currentTime } = audio;
  tone.frequency.value = 880;
  gain.gain.setValueAtTime(0.2, currentTime);
  gain.gain.linearRampToValueAtTime(0, currentTime + 0.4);
  tone.connect(gain).connect(audio.destination);
  tone.start();
  tone.stop(currentTime + 0.4);
}
