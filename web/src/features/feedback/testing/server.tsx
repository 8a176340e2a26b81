import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ToastsProvider } from '../../../ui/Toasts';
import type { AssessedSession } from '../content/assessment';

/** Answers an operation by its name: data, or an Error for a connection that fails. */
export type Answer = (
  operation: string,
  variables: Record<string, unknown>,
) => Record<string, unknown> | Error;

/** Renders with a server behind it; `asked` are its operations, `tell` sends to whoever listens to a subscription. */
export function renderWithServer(children: ReactNode, answer: Answer) {
  const asked: string[] = [];
  let listener: ((data: Record<string, unknown>) => void) | undefined;
  const link = new ApolloLink(
    ({ operationName = '', operationType, variables }) =>
      new Observable((observer) => {
        asked.push(operationName);
        if (operationType === 'subscription') {
          listener = (data) => observer.next({ data });
          return;
        }
        const result = answer(operationName, variables);
        const timer = setTimeout(() => {
          if (result instanceof Error) observer.error(result);
          else {
            observer.next({ data: result });
            observer.complete();
          }
        });
        return () => clearTimeout(timer);
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const view = render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <ToastsProvider>{children}</ToastsProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return { ...view, asked, tell: (data: Record<string, unknown>) => listener?.(data) };
}

/** As the server writes it: with the type names by which the cache knows it again, and fragments their types. */
export const asSession = (session: AssessedSession): Record<string, unknown> => ({
  ...session,
  __typename: 'Session',
  // of the subscription, which tells the marks as well
  feedback: null,
  teacherMarking: { __typename: 'TeacherMarking', canMark: false, given: null, machine: null },
  attempts: session.attempts.map((attempt) => ({
    ...attempt,
    __typename: 'Attempt',
    feedback: { ...attempt.feedback, __typename: 'Feedback' },
  })),
});
