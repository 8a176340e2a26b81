import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { TOASTS } from 'schema/rules/messages';
import { PICTURE } from 'schema/rules/pictures';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { AccessTo } from '../../access.js';
import type { RequestContext } from '../../context.js';
import { UploadScalar, uploadBytes } from '../../graphql/upload-scalar.js';
import type { PicturesService } from './pictures.service.js';
import { ViewerType } from './users.types.js';

@Resolver()
export class PicturesResolver {
  constructor(private readonly service: PicturesService) {}

  @AccessTo('signedIn')
  @Mutation(() => ViewerType, {
    description: 'Changes the picture of the viewer. It is cut to a square and drawn anew.',
  })
  uploadProfilePicture(
    @Arg('picture', () => UploadScalar, { description: 'JPEG, PNG or GIF of at most 5 MB.' })
    picture: Promise<FileUpload>,
    @Ctx() ctx: RequestContext,
  ): Promise<ViewerType> {
    const limit = {
      maxBytes: PICTURE.maxBytes,
      field: 'picture',
      tooLarge: TOASTS.pictureTooLarge.description,
    };
    return this.service.upload(ctx, () => uploadBytes(picture, limit));
  }

  @AccessTo('signedIn')
  @Mutation(() => ViewerType, { description: 'Puts the default picture in place of the viewer’s own.' })
  removeProfilePicture(@Ctx() ctx: RequestContext): Promise<ViewerType> {
    return this.service.remove(ctx);
  }
}
