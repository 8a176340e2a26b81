import { useState } from 'react';
import type { ListedStudent } from '../../features/students/useStudents';
import { SearchBox } from '../../ui/SearchBox';
import { ShowMore } from '../../ui/ShowMore';
import { classesOf } from './classes';
import { JoinedBadge, joinedWords } from './JoinedBadge';
import { LatelyRecorded } from './LatelyRecorded';
import { recordedLately } from './recordedLately';
import { StudentRow } from './StudentRow';

interface StudentListProps {
  students: readonly ListedStudent[];
  hasMore: boolean;
  loading: boolean;
  more: () => void;
  search: string;
  onSearch: (words: string) => void;
  onEdit: (student: ListedStudent) => void;
  onRemove: (student: ListedStudent) => void;
}

/** The class register: searched, narrowed to who is still to be recorded, by class and name. */
export function StudentList({
  students,
  hasMore,
  loading,
  more,
  search,
  onSearch,
  onEdit,
  onRemove,
}: StudentListProps) {
  const [onlyWaiting, setOnlyWaiting] = useState(false);
  const [now] = useState(Date.now);
  const shown = onlyWaiting ? students.filter((student) => !recordedLately(student, now)) : students;
  const classes = classesOf(shown, hasMore);
  return (
    <section className="panel students-panel" aria-label="Your students" aria-busy={loading}>
      <div className="students-tools">
        <SearchBox label="Find a student" placeholder="Name or e-mail" onSearch={onSearch} />
        {!hasMore && search === '' && (
          <LatelyRecorded
            all={students.length}
            recorded={students.filter((student) => recordedLately(student, now)).length}
            onlyWaiting={onlyWaiting}
            onChange={setOnlyWaiting}
          />
        )}
      </div>
      <details className="students-states small">
        <summary>What “Invited” and “Joined” mean</summary>
        {[false, true].map((hasJoined) => (
          <p key={String(hasJoined)}>
            <JoinedBadge hasJoined={hasJoined} /> {joinedWords(hasJoined)}
          </p>
        ))}
      </details>
      <p role="status" className={shown.length === 0 ? 'soft mb-0' : 'visually-hidden'}>
        {countWords(shown.length, hasMore, search)}
      </p>
      {classes.map(({ grade, students: group }) => (
        <div key={grade ?? ''}>
          {(classes.length > 1 || grade) && (
            <h2 className="students-class">
              {grade ?? 'No grade'} <span className="soft figures">{group.length}</span>
            </h2>
          )}
          <ul className="students-list">
            {group.map((student) => (
              <StudentRow
                key={student.id}
                student={student}
                onEdit={() => onEdit(student)}
                onRemove={() => onRemove(student)}
              />
            ))}
          </ul>
        </div>
      ))}
      <ShowMore hasMore={hasMore} loading={loading} onMore={more} of="students" />
    </section>
  );
}

function countWords(count: number, hasMore: boolean, search: string): string {
  if (count > 0) return `${hasMore ? 'The first ' : ''}${count} ${count === 1 ? 'student' : 'students'}`;
  return search ? `No student matches “${search}”.` : 'Everybody was recorded in the last 7 days.';
}
