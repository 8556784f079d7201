export { answeringRoutes } from './answering/answering.routes.js';
export {
  countWaitingMessages,
  selectInboxMessages,
  selectMessagesFrom,
} from './answering/inbox-messages.sql.js';
export { contactWorkers } from './contact.js';
export { pagesRoutes } from './pages.routes.js';
export { writtenTextsRoutes } from './texts/legal-texts.routes.js';
