import { Pause, Play } from 'lucide-react';
import { useRef } from 'react';
import { TOASTS } from 'schema/rules/messages';
import { RecordingTrack } from './RecordingTrack';
import { Spinner } from './Spinner';
import { useToasts } from './Toasts';
import { useAudio } from './useAudio';
import { useRecording } from './useRecording';
import './recording-player.scss';

interface RecordingPlayerProps {
  /** Where the recording lies. */
  src: string;
  /** Which recording it is, for those who hear the button only. */
  title: string;
}

/** Plays a recording: fetched at the first press, then with its wave, in which one can move. One plays at a time. */
export function RecordingPlayer({ src, title }: RecordingPlayerProps) {
  const toasts = useToasts();
  const fail = () => toasts.show({ ...TOASTS.audioError, variant: 'destructive' });
  const audio = useRef<HTMLAudioElement>(null);
  const { recording, open } = useRecording(src, fail);
  const wav = recording.status === 'open' ? recording.wav : null;
  const { playing, position, toggle, seek } = useAudio(audio, wav, fail);
  const loading = recording.status === 'loading';
  const Icon = playing ? Pause : Play;
  return (
    <div className="recording-player">
      {/* biome-ignore lint/a11y/useMediaCaption: the words stand in the feedback */}
      <audio ref={audio} preload="none" />
      {/* The same button before and after, so that the focus stays where it is */}
      <button
        type="button"
        className={`btn btn-quiet ${wav ? 'btn-icon' : 'btn-sm'}`}
        aria-label={`${playing ? 'Pause' : 'Play Recording'}: ${title}`}
        aria-busy={loading}
        onClick={wav ? toggle : open}
      >
        {loading ? (
          <Spinner small label="Loading the recording" />
        ) : (
          <Icon size={wav ? 20 : 16} aria-hidden="true" />
        )}
        {!wav && 'Play Recording'}
      </button>
      {wav && <RecordingTrack wav={wav} title={title} position={position} onSeek={seek} />}
    </div>
  );
}
