import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { MESSAGES } from 'schema/rules/messages';
import { useViewer, type Viewer } from '../lib/viewer';
import { NotFoundScreen } from '../screens/not-found/NotFoundScreen';
import { PATHS, QUESTION_BANK_ALIAS } from './routes';
import { dashboardOf, SCREENS } from './screens';

const NotFound = () => <NotFoundScreen hint={MESSAGES.notFoundHint} />;

/** Whoever may not see a page gets the answer of one that does not exist, as from the server. */
function Only({ who, children }: { who: (viewer: Viewer) => boolean; children: ReactNode }) {
  return who(useViewer()) ? children : <NotFound />;
}
const teachers = (viewer: Viewer) => viewer.canManageStudents;
const admins = (viewer: Viewer) => viewer.canModerate || viewer.canGrantRoles;

/** One line per path. */
export function AppRoutes() {
  const Dashboard = dashboardOf(useViewer());
  return (
    <Routes>
      <Route path={PATHS.dashboard} element={<Dashboard />} />
      <Route path={PATHS.practice} element={<SCREENS.practice />} />
      <Route path={PATHS.conversation} element={<SCREENS.conversation />} />
      <Route path={PATHS.progress} element={<SCREENS.progress />} />
      <Route path={PATHS.questions} element={<SCREENS.questions />} />
      <Route path={PATHS.testimonials} element={<SCREENS.testimonials />} />
      <Route path={PATHS.settings} element={<SCREENS.settings />} />
      <Route path={PATHS.contact} element={<SCREENS.contact />} />
      <Route path={PATHS.support} element={<SCREENS.support />} />
      <Route
        path={PATHS.students}
        element={
          <Only who={teachers}>
            <SCREENS.students />
          </Only>
        }
      />
      <Route
        path={PATHS.student}
        element={
          <Only who={teachers}>
            <SCREENS.student />
          </Only>
        }
      />
      <Route
        path={PATHS.admin}
        element={
          <Only who={admins}>
            <SCREENS.admin />
          </Only>
        }
      />
      <Route path={QUESTION_BANK_ALIAS} element={<Navigate to={PATHS.questions} replace />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
