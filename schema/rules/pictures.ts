import { TOASTS, type ToastText } from './messages.ts';

/** What a profile picture may be (§5, §9). */
export const PICTURE = {
  /** As a browser names them; `image/jpg` is what some older ones say. */
  types: ['image/jpeg', 'image/jpg', 'image/png', 'image/gif'],
  maxBytes: 5 * 1024 * 1024,
} as const;

/**
 * What keeps a file from being a profile picture, or null. The form asks with what the browser says of the file, the
 * server with what it found in the bytes.
 * @param file type as a MIME type; null or '' where none was recognised; size in bytes
 */
export function pictureFault(file: {
  readonly type: string | null;
  readonly size: number;
}): ToastText | null {
  if (!PICTURE.types.some((type) => type === file.type)) return TOASTS.pictureType;
  if (file.size > PICTURE.maxBytes) return TOASTS.pictureTooLarge;
  return null;
}
