import { lazyDialog } from './lazyDialog';

/** `ModalWindow`, downloaded when one opens for the first time: no screen begins with a dialog. */
export const Modal = lazyDialog(() => import('./ModalWindow'), 'ModalWindow');
