import { Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fullName } from '../../lib/format';
import { EmptyState } from '../../ui/EmptyState';
import { Modal } from '../../ui/Modal';
import { SearchBox } from '../../ui/SearchBox';
import { ShowMore } from '../../ui/ShowMore';
import { useStudents } from './useStudents';

/** So many can be overlooked without a search. */
const FEW = 8;

interface StudentPickerProps {
  open: boolean;
  /** Null: nobody but the viewer. */
  chosenId: string | null;
  onChoose: (studentId: string | null) => void;
  onClose: () => void;
}

/** Oneself, or one of one's students. */
export const StudentPicker = ({ open, onClose, ...choice }: StudentPickerProps) => (
  <Modal open={open} onClose={onClose} title="Who speaks?">
    <Choice {...choice} />
  </Modal>
);

function Choice({ chosenId, onChoose }: Pick<StudentPickerProps, 'chosenId' | 'onChoose'>) {
  const [search, setSearch] = useState('');
  const { students, failed, retry, hasMore, loading, more } = useStudents(search);
  const isLong = search !== '' || (students?.length ?? 0) > FEW;
  return (
    <div className="student-picker">
      <Option
        name="Myself"
        note="Counts for your own progress"
        chosen={chosenId === null}
        onChoose={() => onChoose(null)}
      />
      {isLong && <SearchBox label="Find a student" placeholder="Name or e-mail" onSearch={setSearch} />}
      {failed && (
        <EmptyState
          title="Your students could not be loaded"
          action={
            <button type="button" className="btn btn-primary" onClick={retry}>
              Try again
            </button>
          }
        />
      )}
      {!students && !failed && (
        <div className="skeleton student-picker-loading" role="status" aria-label="Loading your students" />
      )}
      {students?.length === 0 && search === '' && (
        <p className="soft mb-0">
          You have no students yet. <Link to="/students">Add the first one</Link>
        </p>
      )}
      {students && (
        <>
          <p role="status" className={students.length === 0 && search ? 'soft mb-0' : 'visually-hidden'}>
            {search && found(students.length, hasMore, search)}
          </p>
          <ul aria-label="Your students" aria-busy={loading}>
            {students.map((student) => (
              <li key={student.id}>
                <Option
                  name={fullName(student)}
                  note={student.grade ?? student.email}
                  chosen={student.id === chosenId}
                  onChoose={() => onChoose(student.id)}
                />
              </li>
            ))}
          </ul>
          <ShowMore hasMore={hasMore} loading={loading} onMore={more} of="students" />
        </>
      )}
    </div>
  );
}

function found(count: number, hasMore: boolean, words: string): string {
  if (count === 0) return `No student matches “${words}”.`;
  return `${hasMore ? 'More than ' : ''}${count} ${count === 1 ? 'student' : 'students'} found`;
}

interface OptionProps {
  name: string;
  note: string;
  chosen: boolean;
  onChoose: () => void;
}

const Option = ({ name, note, chosen, onChoose }: OptionProps) => (
  <button type="button" className="student-option" aria-pressed={chosen} onClick={onChoose}>
    <span>
      <strong>{name}</strong>
      <span className="soft small">{note}</span>
    </span>
    {chosen && <Check size={20} aria-hidden="true" />}
  </button>
);
