import Overlay from 'react-bootstrap/Overlay';
import BootstrapTooltip from 'react-bootstrap/Tooltip';
import './tooltip-bubble.scss';

interface TooltipBubbleProps {
  label: string;
  target: () => Element | null;
}

/** The words beside the control. Hidden from screen readers: they are the control's own name. */
export const TooltipBubble = ({ label, target }: TooltipBubbleProps) => (
  <Overlay show target={() => target() as HTMLElement | null} placement="bottom" flip transition={false}>
    <BootstrapTooltip aria-hidden="true">{label}</BootstrapTooltip>
  </Overlay>
);
