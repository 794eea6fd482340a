import { createContext, type ReactNode } from 'react';

/** Content that a frame inserts below the heading of each of its pages. */
export const AfterHeading = createContext<ReactNode>(null);
