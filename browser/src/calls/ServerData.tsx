import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queries } from './queries';

/**
 * Around every screen that shows what the server knows. The pages for visitors do without, and load without
 * it.
 */
export const ServerData = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
);
