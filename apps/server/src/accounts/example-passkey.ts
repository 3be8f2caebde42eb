import type { PasskeyAssertion, PasskeyCreation } from '@porchlight/contract/account-calls';

/** The challenge of the examples. */
export const exampleChallenge = 'Zx4wTn2QK8r0mVbC6sLdY1eJuHfPaGoI9iXqRkE3tA0';

/** The creation of a passkey for http://localhost:3000, whose private key was discarded. */
export const exampleCreation: PasskeyCreation = {
  id: 'KvLxCYFIe0M-te4PaJY5pQ',
  rawId: 'KvLxCYFIe0M-te4PaJY5pQ',
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON:
      'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiWng0d1RuMlFLOHIwbVZiQzZzTGRZMWVKdUhmUGFHb0k5aVhxUmtFM3RBMCIsIm9yaWdpbiI6Imh0dHA6Ly9sb2NhbGhvc3Q6MzAwMCIsImNyb3NzT3JpZ2luIjpmYWxzZX0',
    attestationObject:
      'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YViUSZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2NFAAAAAAAAAAAAAAAAAAAAAAAAAAAAECry8QmBSHtDPrXuD2iWOaWlAQIDJiABIVggorUv6-ehfLoyJ8YWxVdy2czF7NqoL3Ave88ye4rzrHQiWCB_wyjGHUOnGWnh62e037Wp_n6WXg9DwFnpJJ75srVKoQ',
  },
};

/** A use of the same passkey. */
export const exampleAssertion: PasskeyAssertion = {
  id: 'KvLxCYFIe0M-te4PaJY5pQ',
  rawId: 'KvLxCYFIe0M-te4PaJY5pQ',
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON:
      'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiWng0d1RuMlFLOHIwbVZiQzZzTGRZMWVKdUhmUGFHb0k5aVhxUmtFM3RBMCIsIm9yaWdpbiI6Imh0dHA6Ly9sb2NhbGhvc3Q6MzAwMCIsImNyb3NzT3JpZ2luIjpmYWxzZX0',
    authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
    signature: 'MEUCIC2lW6FfFdNgBJnWSlKYB3tdLI8U9G8mDI9mHvQl39hnAiEAs4J0PBJyHtR6MWR1-KFzB9DF_LEgpA-3Oj3EchzlRzU',
  },
};
