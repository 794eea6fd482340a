import { createContext } from 'react';

/** Whether interests can be sent yet: while the own profile waits for the office or for a yes, the button leads there. */
export const MaySend = createContext(true);
