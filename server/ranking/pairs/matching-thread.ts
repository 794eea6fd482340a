// Runs in a separate thread: a hundred thousand families take seconds, and requests must be answered meanwhile.
import { parentPort, workerData } from 'node:worker_threads';
import { sorted, type UnsortedMarket } from './market.ts';
import { matchFamilies } from './match-families.ts';

const market: UnsortedMarket = workerData;
parentPort?.postMessage(matchFamilies(sorted(market)).groomOf);
