import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import Form from 'react-bootstrap/Form';
import { DIFFICULTIES, DIFFICULTY_CEFR, PART_TYPES, THEMES } from 'schema/rules/choices';
import { useViewer } from '../../lib/viewer';
import { SearchBox } from '../../ui/SearchBox';
import { Select } from '../../ui/Select';
import { countFilters, type QuestionFilters } from './questionFilters';
import { PART_WORDS } from './questionWords';

const PARTS = [
  { value: '', label: 'Both parts' },
  ...PART_TYPES.map((value) => ({ value, label: PART_WORDS[value] })),
] as const;
const LEVELS = [
  { value: '', label: 'All levels' },
  ...DIFFICULTIES.map((value) => ({ value, label: `${value} (${DIFFICULTY_CEFR[value]})` })),
] as const;
const SHELVES = [
  { value: '', label: 'All themes' },
  ...THEMES.map((value) => ({ value, label: value })),
] as const;

type Mark = 'mine' | 'contributed' | 'pending';
const MARKS: readonly { readonly mark: Mark; readonly label: string }[] = [
  { mark: 'mine', label: 'My questions' },
  { mark: 'contributed', label: 'Student-contributed' },
  { mark: 'pending', label: 'Pending Verification' },
];

interface QuestionFilterRailProps {
  filters: QuestionFilters;
  change: (changed: Partial<QuestionFilters>) => void;
  onReset: () => void;
}

/** What narrows the list; beside it where there is room, folded on a phone. */
export function QuestionFilterRail({ filters, change, onReset }: QuestionFilterRailProps) {
  const { canReviewQuestions } = useViewer();
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  const count = countFilters(filters);
  const folded = countFilters({ ...filters, search: '' });
  return (
    <section className="bank-filters" aria-label="Filters">
      <SearchBox
        label="Search"
        placeholder="Words of a question"
        initial={filters.search}
        onSearch={(search) => change({ search })}
      />
      <button
        type="button"
        className="btn btn-quiet bank-unfold"
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!unfolded)}
      >
        <SlidersHorizontal size={18} aria-hidden="true" />
        Filters{folded > 0 && ` (${folded})`}
      </button>
      <div id={id} className={unfolded ? 'bank-filters-fold bank-unfolded' : 'bank-filters-fold'}>
        <Select
          label="Part"
          value={filters.partType ?? ''}
          options={PARTS}
          onChange={(part) => change({ partType: part || null })}
        />
        <Select
          label="Difficulty"
          value={filters.difficulty ?? ''}
          options={LEVELS}
          onChange={(level) => change({ difficulty: level || null })}
        />
        <Select
          label="Theme"
          value={filters.theme ?? ''}
          options={SHELVES}
          onChange={(theme) => change({ theme: theme || null })}
        />
        <fieldset className="bank-marks">
          <legend className="form-label">Only</legend>
          {marksFor(canReviewQuestions).map(({ mark, label }) => (
            <Form.Check
              key={mark}
              id={`${id}-${mark}`}
              type="checkbox"
              label={label}
              checked={filters[mark]}
              onChange={(event) => change(oneMark(mark, event.target.checked))}
            />
          ))}
        </fieldset>
      </div>
      {count > 0 && (
        <button type="button" className="btn btn-quiet bank-reset" onClick={onReset}>
          Reset filters
        </button>
      )}
    </section>
  );
}

const marksFor = (canReview: boolean) => MARKS.filter(({ mark }) => canReview || mark !== 'pending');

const oneMark = (mark: Mark, on: boolean): Partial<QuestionFilters> => ({ [mark]: on });
