import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queries } from './queries';

/**
 * Wraps every screen that shows data of the server. The visitors' pages need none of it and load without it.
 */
export const ServerData = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
);
