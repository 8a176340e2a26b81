import { Router } from 'express';
import { TOASTS } from 'schema/rules/messages';
import { PICTURE } from 'schema/rules/pictures';
import { contextOf } from '../../context-of.js';
import { formOf, multipart } from '../../rest/multipart.js';
import type { PicturesService } from './pictures.service.js';
import { sendUser } from './users.rest.js';

const YEAR_SECONDS = 31_536_000;

export function picturesRest(pictures: PicturesService): Router {
  const router = Router();
  const upload = multipart({
    field: 'profilePicture',
    maxBytes: PICTURE.maxBytes,
    tooLarge: TOASTS.pictureTooLarge.description,
  });

  router.post('/auth/user/profile-picture', upload, async (req, res) => {
    const user = await pictures.upload(contextOf(res), async () => formOf(req).file);
    await sendUser(res, user);
  });

  router.get('/pictures/:name', async (req, res) => {
    const picture = await pictures.read(contextOf(res), req.params.name);
    res.set({
      'Content-Type': 'image/jpeg',
      // a name stands for the same bytes for ever
      'Cache-Control': `private, max-age=${YEAR_SECONDS}, immutable`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    res.end(picture);
  });

  return router;
}
