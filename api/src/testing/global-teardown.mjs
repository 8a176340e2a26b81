export { closeDoor as default } from './database-server.mjs';
