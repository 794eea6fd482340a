// A thread of its own: among a hundred thousand families it takes seconds, in which requests are answered all the same.
import { parentPort, workerData } from 'node:worker_threads';
import { sorted, type UnsortedMarket } from './market.ts';
import { matchFamilies } from './match-families.ts';

const market: UnsortedMarket = workerData;
parentPort?.postMessage(matchFamilies(sorted(market)).groomOf);
