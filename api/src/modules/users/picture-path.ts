/** Where pictures are served; the rest of the path is the file's name in the folder `pictures` of the storage. */
export const PICTURE_PATH = '/api/pictures/';
