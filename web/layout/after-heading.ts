import { createContext, type ReactNode } from 'react';

/** What a frame puts under the heading of each of its pages. */
export const AfterHeading = createContext<ReactNode>(null);
