import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { type ListedStudent, useStudents } from '../../features/students/useStudents';
import { EmptyState } from '../../ui/EmptyState';
import { lazyDialog } from '../../ui/lazyDialog';
import { PageHeading } from '../../ui/PageHeading';
import { RemoveStudentDialog } from './RemoveStudentDialog';
import { StudentList } from './StudentList';
import { StudentsSkeleton } from './StudentsSkeleton';
import './students.scss';

const AddStudentDialog = lazyDialog(() => import('./AddStudentDialog'), 'AddStudentDialog');
const EditStudentDialog = lazyDialog(
  () => import('./EditStudentDialog'),
  'EditStudentDialog',
  ({ student }) => student !== null,
);

/** A teacher's students: who they are, whether they joined, and who was recorded lately. */
export function StudentsScreen() {
  const [search, setSearch] = useState('');
  const list = useStudents(search);
  const { students } = list;
  const [adding, setAdding] = useState(false);
  const [edited, setEdited] = useState<ListedStudent | null>(null);
  const [removed, setRemoved] = useState<ListedStudent | null>(null);
  const grades = [...new Set(students?.flatMap(({ grade }) => grade ?? []))].sort();
  const isEmpty = students?.length === 0 && search === '';
  const add = (
    <button type="button" className="btn btn-primary students-add" onClick={() => setAdding(true)}>
      <UserPlus size={20} aria-hidden="true" />
      {isEmpty ? 'Add your first student' : 'Add student'}
    </button>
  );
  return (
    <div className="students">
      <header className="students-head">
        <div>
          <PageHeading title="Students">Students</PageHeading>
          <p className="soft mb-0">Record answers for your students, and keep their marks in one place.</p>
        </div>
        {!isEmpty && add}
      </header>
      {list.failed && (
        <div className="panel" role="alert">
          <EmptyState
            title="Your students could not be loaded"
            action={
              <button type="button" className="btn btn-primary" onClick={list.retry}>
                Try again
              </button>
            }
          >
            Nothing is lost.
          </EmptyState>
        </div>
      )}
      {!students && !list.failed && <StudentsSkeleton />}
      {isEmpty && (
        <div className="panel">
          <EmptyState title="No students yet" action={add}>
            <p>
              A name and an e-mail address are enough. Then you can record an answer for them right away, and
              they see it once they join with an account of their own.
            </p>
          </EmptyState>
        </div>
      )}
      {students && !isEmpty && (
        <StudentList
          {...list}
          students={students}
          search={search}
          onSearch={setSearch}
          onEdit={setEdited}
          onRemove={setRemoved}
        />
      )}
      <AddStudentDialog open={adding} onClose={() => setAdding(false)} grades={grades} />
      <EditStudentDialog student={edited} onClose={() => setEdited(null)} grades={grades} />
      <RemoveStudentDialog
        student={removed}
        onCancel={() => setRemoved(null)}
        onRemoved={() => setRemoved(null)}
      />
    </div>
  );
}
