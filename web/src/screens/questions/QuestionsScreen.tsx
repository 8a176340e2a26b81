import { useState } from 'react';
import { useViewer } from '../../lib/viewer';
import { PageHeading } from '../../ui/PageHeading';
import { Catalogue } from './Catalogue';
import { ContributeDialog } from './ContributeDialog';
import { ContributedBanner } from './ContributedBanner';
import { CustomQuestionDialog } from './CustomQuestionDialog';
import { GenerateDialog } from './GenerateDialog';
import { QuestionFilterRail } from './QuestionFilterRail';
import { NO_FILTERS } from './questionFilters';
import { useQuestionFilters } from './useQuestionFilters';
import { WaitingForYou } from './WaitingForYou';
import './questions.scss';

type Making = 'contribution' | 'generated' | 'custom';

/** The library of questions: to find one, to make one, to write one for others. */
export function QuestionsScreen() {
  const { canReviewQuestions } = useViewer();
  const chosen = useQuestionFilters();
  const [making, setMaking] = useState<Making | null>(null);
  const close = () => setMaking(null);
  return (
    <div className="bank">
      <header className="bank-head">
        <PageHeading title="Question Bank">Question Bank</PageHeading>
        <p className="soft mb-0">Cards and topics like those of the exam. Find one, and practise it.</p>
      </header>
      {canReviewQuestions && (
        <WaitingForYou
          shown={chosen.filters.pending}
          onShow={() => chosen.change({ ...NO_FILTERS, pending: true })}
        />
      )}
      <ContributedBanner onContribute={() => setMaking('contribution')} />
      <QuestionFilterRail chosen={chosen} />
      <Catalogue
        chosen={chosen}
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
