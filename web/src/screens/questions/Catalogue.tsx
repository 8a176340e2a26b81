import { NetworkStatus } from '@apollo/client';
import { PenLine, Sparkles } from 'lucide-react';
import type { RefObject } from 'react';
import { PAGE_SIZE_DEFAULT } from 'schema/rules/limits';
import { MESSAGES } from 'schema/rules/messages';
import { useQuestionBankQuery } from '../../generated/questions';
import { EmptyState } from '../../ui/EmptyState';
import { Gradually } from '../../ui/Gradually';
import { InSteps } from '../../ui/InSteps';
import { ShowMore } from '../../ui/ShowMore';
import { useToasts } from '../../ui/Toasts';
import { CatalogueSkeleton } from './CatalogueSkeleton';
import { NothingFound } from './NothingFound';
import { QuestionEntry } from './QuestionEntry';
import { countWords, filterVariables, type QuestionFilters } from './questionFilters';
import { RejectDialog } from './RejectDialog';
import { useReview } from './useReview';

const ENTRIES_AT_ONCE = 8;

interface CatalogueProps {
  filters: QuestionFilters;
  heading: RefObject<HTMLHeadingElement | null>;
  onReset: () => void;
  onContribute: () => void;
  onGenerate: () => void;
  onAddOwn: () => void;
}

/** All questions that the viewer sees and the filters let through, newest first. */
export function Catalogue({ filters, heading, onReset, onContribute, onGenerate, onAddOwn }: CatalogueProps) {
  const toasts = useToasts();
  const { data, previousData, error, networkStatus, refetch, fetchMore } = useQuestionBankQuery({
    variables: { filter: filterVariables(filters), first: PAGE_SIZE_DEFAULT },
    notifyOnNetworkStatusChange: true,
  });
  // While others are on their way, those of before stay.
  const list = (data ?? (error ? undefined : previousData))?.questions;
  const fetching = networkStatus === NetworkStatus.setVariables || networkStatus === NetworkStatus.loading;
  // A question that was just verified has left what waits.
  const questions = list?.edges
    .map(({ node }) => node)
    .filter((node) => !filters.pending || !node.isVerified);
  const review = useReview({ heading, leavesWhenVerified: filters.pending });

  const showMore = async () => {
    try {
      await fetchMore({ variables: { after: list?.pageInfo.endCursor } });
    } catch {
      toasts.show({ title: 'Error', description: MESSAGES.questionsFetchFailed, variant: 'destructive' });
    }
  };

  return (
    <section className="bank-list" aria-labelledby="bank-list">
      <div className="bank-list-head">
        <div>
          <h2 id="bank-list" ref={heading} tabIndex={-1} className="entries-title">
            All Questions
          </h2>
          <p className="soft figures mb-0" role="status">
            {questions && list ? countWords(questions.length, list.pageInfo.hasNextPage) : ' '}
          </p>
        </div>
        <div className="bank-make">
          <button type="button" className="btn btn-quiet" onClick={onGenerate}>
            <Sparkles size={18} aria-hidden="true" /> Generate Questions
          </button>
          <button type="button" className="btn btn-quiet" onClick={onAddOwn}>
            <PenLine size={18} aria-hidden="true" /> Add your own question
          </button>
        </div>
      </div>
      {!list && !error && <CatalogueSkeleton />}
      {error && !data && (
        <div className="panel">
          <EmptyState
            title={MESSAGES.questionsFetchFailed}
            action={
              <button
                type="button"
                className="btn btn-primary"
                onClick={() => void refetch().catch(() => {})}
              >
                Try again
              </button>
            }
          >
            Check your connection and try again.
          </EmptyState>
        </div>
      )}
      {questions?.length === 0 && (
        <div className="panel">
          <NothingFound filters={filters} onReset={onReset} onContribute={onContribute} />
        </div>
      )}
      {questions && questions.length > 0 && (
        <Gradually placeholder={<CatalogueSkeleton />}>
          <ul className="panel entries refreshes" aria-busy={fetching}>
            <InSteps size={ENTRIES_AT_ONCE}>
              {questions.map((question) => (
                <QuestionEntry
                  key={question.id}
                  question={question}
                  unfolded={filters.pending}
                  review={review}
                />
              ))}
            </InSteps>
          </ul>
        </Gradually>
      )}
      <ShowMore
        hasMore={list?.pageInfo.hasNextPage ?? false}
        loading={networkStatus === NetworkStatus.fetchMore}
        onMore={() => void showMore()}
        of="questions"
      />
      <RejectDialog rejection={review.rejection} />
    </section>
  );
}
