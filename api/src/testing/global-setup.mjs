export { openDoor as default } from './database-server.mjs';
