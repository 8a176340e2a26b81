/** Where pictures are served; the rest of the path is the file's name in the folder `pictures` of the storage. */
export const PICTURE_PATH = '/api/pictures/';

/** Key in the storage; null where there is no picture, or it is kept elsewhere. */
export const pictureKeyOf = (url: string | null): string | null =>
  url?.startsWith(PICTURE_PATH) ? `pictures/${url.slice(PICTURE_PATH.length)}` : null;
