import { Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';

/** The secret of a new token with what is needed to take it along. */
export function NewSecret({ secret }: { secret: string }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => field.current?.focus(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setSaid('Copied.');
    } catch {
      // not allowed, or not a secure address
      field.current?.select();
      setSaid('It is selected: copy it with Ctrl+C or the menu of your device.');
    }
  };
  return (
    <>
      <p>
        <strong>It is shown only this once.</strong> The server keeps no copy; a token that is lost is
        revoked, and a new one issued.
      </p>
      <label htmlFor={id} className="form-label">
        Token
      </label>
      <div className="new-secret">
        <textarea
          ref={field}
          id={id}
          className="form-control"
          rows={2}
          readOnly
          spellCheck={false}
          autoComplete="off"
          value={secret}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="btn btn-outline-primary" onClick={() => void copy()}>
          <Copy size={18} aria-hidden="true" />
          Copy
        </button>
      </div>
      <p role="status" className="small new-secret-said">
        {said}
      </p>
      <p className="soft small new-secret-note">
        It goes into the header <code>Authorization: Bearer …</code> of each request; never into an address,
        or a script that others see.
      </p>
    </>
  );
}
