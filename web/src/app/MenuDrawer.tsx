import Offcanvas from 'react-bootstrap/Offcanvas';
import { loopFocus } from '../ui/loopFocus';
import '../styles/overlays.scss';
import { Sidebar } from './Sidebar';

interface MenuDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The sidebar as it slides over the page. */
export const MenuDrawer = ({ open, onClose }: MenuDrawerProps) => (
  <Offcanvas show={open} onHide={onClose} onKeyDown={loopFocus} aria-label="Menu">
    <Sidebar onClose={onClose} />
  </Offcanvas>
);
