/** A file that somebody may send as a picture. */
export interface HostileFile {
  /** What it is, for the message of a failing test. */
  readonly kind: string;
  readonly bytes: Uint8Array;
  /** What must become of it: redrawn where a reader can still see a picture, refused where none may. */
  readonly fate: 'refused' | 'redrawn' | 'either';
}

/** In whatever is hidden in a file: what is stored must never hold it. */
export const MARK = 'LISAN-HOSTILE-MARK';

export const SCRIPT = `<script>alert("${MARK}")</script>`;
export const PHP = `<?php echo "${MARK}"; system($_GET["c"]); ?>`;
