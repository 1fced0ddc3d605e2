let context: AudioContext | undefined;

/** A short sound: eyes are on the box, not on the screen. A browser that plays none stays silent. */
export function playTick(): void {
  try {
    context ??= new AudioContext();
    // A page that nobody has pressed yet, or that was in the background, has its sound suspended.
    if (context.state === "suspended") void context.resume().catch(() => undefined);
    const { currentTime, destination } = context;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = 1320;
    volume.gain.setValueAtTime(0.15, currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, currentTime + 0.09);
    tone.connect(volume).connect(destination);
    tone.start(currentTime);
    tone.stop(currentTime + 0.09);
  } catch {
    // The tick on the screen says it as well.
  }
}
