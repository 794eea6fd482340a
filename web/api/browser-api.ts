import { makeApi, sendByFetch } from './call.ts';
import { readVisitor } from './session.ts';

/** The API as pages in the browser reach it, in loaders and in what a reader does between two pages. */
export const browserApi = makeApi(sendByFetch, readVisitor);
