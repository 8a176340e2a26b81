import { useRef, useState } from 'react';
import { useViewer } from '../../lib/viewer';
import { lazyDialog } from '../../ui/lazyDialog';
import { PageHeading } from '../../ui/PageHeading';
import { Catalogue } from './Catalogue';
import { ContributedBanner } from './ContributedBanner';
import { QuestionFilterRail } from './QuestionFilterRail';
import { NO_FILTERS, type QuestionFilters } from './questionFilters';
import { useQuestionFilters } from './useQuestionFilters';
import { WaitingForYou } from './WaitingForYou';
import './questions.scss';

const ContributeDialog = lazyDialog(() => import('./ContributeDialog'), 'ContributeDialog');
const CustomQuestionDialog = lazyDialog(() => import('./CustomQuestionDialog'), 'CustomQuestionDialog');
const GenerateDialog = lazyDialog(() => import('./GenerateDialog'), 'GenerateDialog');

type Making = 'contribution' | 'generated' | 'custom';

/** The library of questions: to find one, to make one, to write one for others. */
export function QuestionsScreen() {
  const { canReviewQuestions } = useViewer();
  const chosen = useQuestionFilters();
  const [making, setMaking] = useState<Making | null>(null);
  const close = () => setMaking(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed goes away with what it did: the focus moves on to the list.
  const show = (filters: QuestionFilters) => {
    chosen.change(filters);
    heading.current?.focus();
  };
  const reset = () => show(NO_FILTERS);
  return (
    <div className="bank">
      <header className="bank-head">
        <PageHeading title="Question Bank">Question Bank</PageHeading>
        <p className="soft mb-0">Cards and topics like those of the exam. Find one, and practise it.</p>
      </header>
      {canReviewQuestions && (
        <WaitingForYou shown={chosen.filters.pending} onShow={() => show({ ...NO_FILTERS, pending: true })} />
      )}
      <ContributedBanner onContribute={() => setMaking('contribution')} />
      <QuestionFilterRail {...chosen} onReset={reset} />
      <Catalogue
        filters={chosen.filters}
        heading={heading}
        onReset={reset}
        onContribute={() => setMaking('contribution')}
        onGenerate={() => setMaking('generated')}
        onAddOwn={() => setMaking('custom')}
      />
      <ContributeDialog open={making === 'contribution'} onClose={close} />
      <GenerateDialog open={making === 'generated'} filters={chosen.filters} onClose={close} />
      <CustomQuestionDialog open={making === 'custom'} onClose={close} />
    </div>
  );
}
