import { Camera } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { PICTURE } from 'schema/rules/pictures';
import { useViewer } from '../../lib/viewer';
import { Spinner } from '../../ui/Spinner';
import { usePicture } from './usePicture';

/** The picture with its camera button; beside it whose it is, and the way back to the default one. */
export function ProfilePicture({ children }: { children: ReactNode }) {
  const { profileImageUrl } = useViewer();
  const { busy, upload, remove } = usePicture();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLButtonElement>(null);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // So that the same file can be chosen again
    currentTarget.value = '';
    if (file) void upload(file);
  };
  const takeAway = async () => {
    await remove();
    camera.current?.focus();
  };

  return (
    <>
      <span className="profile-picture">
        <img
          src={profileImageUrl ?? '/avatar.svg'}
          alt={profileImageUrl ? 'Your profile' : ''}
          width="96"
          height="96"
          referrerPolicy="no-referrer"
        />
        <button
          ref={camera}
          type="button"
          className="btn btn-icon btn-stage profile-camera"
          aria-label="Change your picture"
          aria-disabled={busy !== null}
          onClick={() => busy ?? chooser.current?.click()}
        >
          {busy === 'upload' ? (
            <Spinner small label="Uploading your picture" />
          ) : (
            <Camera size={20} aria-hidden="true" />
          )}
        </button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={PICTURE.types.join()}
          aria-label="Picture"
          onChange={choose}
        />
      </span>
      <div className="profile-who">
        {children}
        {profileImageUrl && (
          <button
            type="button"
            className="btn btn-sm btn-stage-quiet"
            aria-disabled={busy !== null}
            onClick={() => busy ?? void takeAway()}
          >
            Remove picture
          </button>
        )}
      </div>
    </>
  );
}
