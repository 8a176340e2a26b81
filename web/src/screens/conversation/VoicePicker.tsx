import { Volume2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Select } from '../../ui/Select';
import type { Voices } from './speech/useVoices';

const SPEED_OPTIONS = [
  { value: 'slow', label: 'Slower' },
  { value: 'normal', label: 'Normal' },
  { value: 'fast', label: 'Faster' },
] as const;

/** Whose voice the partner has; nothing to choose where this browser has no English voice. */
export function VoicePicker({
  voices: { available, manner, choose, speed, chooseSpeed },
}: {
  voices: Voices;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  if (available.length === 0) return <p className="soft small mb-0">No voice in this browser: read along</p>;
  return (
    <div className="voice">
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Volume2 size={18} aria-hidden="true" /> Voice
      </button>
      <div id={id} className="voice-choice" hidden={!open}>
        <Select
          label="Partner's voice"
          value={manner.voice?.name ?? ''}
          options={available.map(({ name }) => ({ value: name, label: name }))}
          onChange={choose}
        />
        <Select label="Speed" value={speed} options={SPEED_OPTIONS} onChange={chooseSpeed} />
      </div>
    </div>
  );
}
