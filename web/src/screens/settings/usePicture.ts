import { useState } from 'react';
import { TOASTS } from 'schema/rules/messages';
import { pictureFault } from 'schema/rules/pictures';
import { useRemoveProfilePictureMutation, useUploadProfilePictureMutation } from '../../generated/settings';
import { serverMessage } from '../../lib/apollo';
import { useAccess } from '../../lib/viewer';
import { useToasts } from '../../ui/Toasts';

interface Picture {
  readonly busy: 'upload' | 'remove' | null;
  /** What cannot be a picture is not sent. */
  readonly upload: (file: File) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Changes the viewer's picture; says in a toast how it went, and never rejects. */
export function usePicture(): Picture {
  const { refresh } = useAccess();
  const toasts = useToasts();
  const [send] = useUploadProfilePictureMutation();
  const [takeAway] = useRemoveProfilePictureMutation();
  const [busy, setBusy] = useState<Picture['busy']>(null);

  const change = async (kind: 'upload' | 'remove', work: () => Promise<unknown>, done: string) => {
    setBusy(kind);
    try {
      await work();
      await refresh();
      toasts.show({ title: done });
    } catch (error) {
      const failed = kind === 'upload' ? TOASTS.uploadPictureFailed : TOASTS.updateProfileFailed;
      toasts.show({
        ...failed,
        description: serverMessage(error) ?? failed.description,
        variant: 'destructive',
      });
    } finally {
      setBusy(null);
    }
  };

  return {
    busy,
    async upload(picture) {
      const fault = pictureFault(picture);
      if (fault) toasts.show({ ...fault, variant: 'destructive' });
      else await change('upload', () => send({ variables: { picture } }), 'Your new picture is there');
    },
    remove: () => change('remove', () => takeAway(), 'Your picture is removed'),
  };
}
