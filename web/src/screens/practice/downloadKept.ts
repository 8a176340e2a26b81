import type { KeptRecording, Outbox } from '../../features/recorder/outbox';
import { RECORDING_NAME } from '../../features/recorder/submission';

/** Saves a kept recording as a file: the WAV, or the chunks as the browser recorded them. */
export async function downloadKept(
  outbox: Outbox,
  { clientKey, wav, mimeType }: KeptRecording,
): Promise<void> {
  const sound = wav ?? (await outbox.sound(clientKey));
  const extension = /^audio\/(\w+)/.exec(mimeType)?.[1] ?? 'webm';
  const url = URL.createObjectURL(new Blob([sound], { type: wav ? 'audio/wav' : mimeType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = wav ? RECORDING_NAME : `recording.${extension}`;
  link.click();
  // The browser has taken the file by then; at once would be too early for some.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
