/** The first page of a PDF as the server might render it, as SVG: a block, a title, a few lines. */
export const sampleCover =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 306 396" width="306" height="396">' +
  '<path fill="#fbf7ef" d="M0 0h306v396H0z"/><path fill="#2e3a87" d="M0 0h306v10H0z"/>' +
  '<path fill="#a9b7dc" d="M36 44h116v116H36z"/><path fill="#a63a2b" d="M94 44l58 58-58 58-58-58z"/>' +
  '<path fill="#1b1f3b" d="M36 190h180v14H36zM36 212h120v14H36z"/>' +
  '<path fill="#575b74" d="M36 246h210v6H36zM36 260h190v6H36z"/></svg>';
