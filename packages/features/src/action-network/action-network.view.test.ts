import { expect, test } from 'vitest';
import { sampleActionNetworks } from '../testing/action-networks.ts';
import { actionNetworkCard } from './action-network.view.ts';

const [network] = sampleActionNetworks as [(typeof sampleActionNetworks)[0]];

test('a network links to the page where people join it', () => {
  expect(actionNetworkCard(network).href).toBe('https://keeptheland.example.org');
});

test('a network without a link is not a link', () => {
  expect(actionNetworkCard({ ...network, link: '' }).href).toBeNull();
});
