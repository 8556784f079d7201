import cover from './covering-link.module.css';

/** For the link in a card that makes the whole card its target. */
export const cardLink = { className: cover.link, 'data-card-link': true };
