import { type Answering, answers } from 'browser/testing/fake-server';
import { getLegalText } from 'contract/pages/legal-texts';

export const legalText = (text: string): Answering =>
  answers(getLegalText, { text, changed_at: '2026-11-20T18:00:00.000Z' });
