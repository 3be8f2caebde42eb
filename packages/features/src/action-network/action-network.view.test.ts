import { expect, test } from 'vitest';
import { sampleActionNetworks } from '../testing/action-networks.ts';
import { actionNetworkCard } from './action-network.view.ts';

const [network] = sampleActionNetworks as [(typeof sampleActionNetworks)[0]];

test('a network leads to where people join it', () => {
  expect(actionNetworkCard(network).href).toBe('https://keeptheland.example.org');
});

test('a network without a link leads nowhere', () => {
  expect(actionNetworkCard({ ...network, link: '' }).href).toBeNull();
});
