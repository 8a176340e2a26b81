import { ChevronLeft, ChevronRight } from 'lucide-react';

interface QuestionNavigationProps {
  index: number;
  total: number;
  disabled: boolean;
  onGo: (index: number) => void;
}

export const QuestionNavigation = ({ index, total, disabled, onGo }: QuestionNavigationProps) => (
  <nav className="question-navigation" aria-label="Questions">
    <button
      type="button"
      className="btn btn-quiet"
      disabled={disabled || index === 0}
      onClick={() => onGo(index - 1)}
    >
      <ChevronLeft size={18} aria-hidden="true" /> Previous
    </button>
    <span className="soft figures" aria-live="polite">
      {index + 1} of {total}
    </span>
    <button
      type="button"
      className="btn btn-quiet"
      disabled={disabled || index === total - 1}
      onClick={() => onGo(index + 1)}
    >
      Next <ChevronRight size={18} aria-hidden="true" />
    </button>
  </nav>
);
