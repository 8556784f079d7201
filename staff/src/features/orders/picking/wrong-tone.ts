let audio: AudioContext | undefined;

const lasts = 0.25;

/** Low and short, so that a person who looks at the shelf hears it over the music of a store. */
export function soundWrong() {
  audio ??= new AudioContext();
  const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
  tone.type = 'square';
  tone.frequency.value = 160;
  loudness.gain.setValueAtTime(0.2, audio.currentTime);
  // A tone that stops abruptly would crack.
  loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + lasts);
  tone.connect(loudness).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + lasts);
}
