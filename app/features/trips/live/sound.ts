let audio: AudioContext | undefined;

/** A page may sound only once somebody has pressed something on it. */
export function allowSound(): void {
  if (!("AudioContext" in window)) return;
  audio ??= new AudioContext();
  audio.resume().catch(() => {});
}

/** Whether somebody would hear it now. */
export const maySound = (): boolean => audio?.state === "running";

export function beep(): void {
  // What may not sound yet would do so with the next press, and tell of nothing then.
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
