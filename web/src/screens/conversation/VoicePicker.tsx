import { Play, Volume2 } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Select } from '../../ui/Select';
import { useSample } from './speech/useSample';
import type { Voices } from './speech/useVoices';

const SPEED_OPTIONS = [
  { value: 'slow', label: 'Slower' },
  { value: 'normal', label: 'Normal' },
  { value: 'fast', label: 'Faster' },
] as const;

interface VoicePickerProps {
  voices: Voices;
  /** Nobody speaks or records: a voice may be tried. */
  isQuiet: boolean;
}

/** Whose voice the partner has, and how fast it speaks; nothing to choose where this browser has no English voice. */
export function VoicePicker({ voices, isQuiet }: VoicePickerProps) {
  const { available, manner, choose, speed, chooseSpeed } = voices;
  const id = useId();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const playSample = useSample(manner, isQuiet);
  if (available.length === 0) return null;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    setOpen(false);
    opener.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes on Escape wherever the focus is in it
    <div className="voice" onKeyDown={onKeyDown}>
      <button
        ref={opener}
        type="button"
        className="btn btn-quiet btn-sm"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Volume2 size={18} aria-hidden="true" /> <span>Voice</span>
      </button>
      <div id={id} className="voice-choice" hidden={!open}>
        <Select
          label="Partner's voice"
          value={manner.voice?.name ?? ''}
          options={available.map(({ name }) => ({ value: name, label: name }))}
          onChange={choose}
        />
        <Select label="Speed" value={speed} options={SPEED_OPTIONS} onChange={chooseSpeed} />
        <button type="button" className="btn btn-quiet" disabled={!isQuiet} onClick={playSample}>
          <Play size={18} aria-hidden="true" /> Listen
        </button>
      </div>
    </div>
  );
}
