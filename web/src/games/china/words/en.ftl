# Words of the board alone; the game's own come from the server.

desk-map = The map
desk-sea = Bó Hǎi
desk-emperor = The Emperor
desk-you = you
desk-start = start player
desk-points = points
desk-points-short = { $points ->
    [one] 1 point
   *[other] { $points } points
}
desk-palaces = palaces left
desk-emissaries = emissaries left
desk-forts = fortifications left
desk-cards = cards in hand
desk-tiles = bonus tiles
desk-built = { $built } of { $size } built
desk-scored = scored
desk-palaces-built = built
desk-now = now
desk-filled = if you fill it
desk-filled-short = filled
desk-at-end = at the end
desk-nobody-built = Nobody has built here.
desk-court = Court of { $name }
desk-court-limit = { $count } of { $limit } emissaries
desk-port = port
desk-ports = Ports
desk-post = border post
desk-fort = fortification
desk-both-sides = counts on both sides
desk-post-palaces = Your palaces
desk-post-scores = Would score now
desk-post-limit = Emissary limit
desk-alliance = Alliance { $number }
desk-emissaries-in = { $count ->
    [one] 1 emissary
   *[other] { $count } emissaries
}
desk-leads = leads
desk-nobody-leads = Nobody leads both courts.
desk-who-leads = who leads both courts?
desk-unpin = Unpin
desk-names = Names of the cities
desk-closer = Closer
desk-farther = Farther away
desk-whole = The whole map
desk-pile = Pile
desk-pile-of = Pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
desk-back = a card, face down
desk-pass = { $pass ->
    [1] First time through the cards; then the discards are shuffled once.
   *[other] Second time through the cards; then the game ends.
}
desk-pass-short = { $pass ->
    [1] 1st pass
   *[other] 2nd pass
}
desk-last-round-short = last round
desk-face-up = Face up
desk-face-up-card = Face up: { $card }
desk-discard = Discards
desk-hand = Your hand
desk-hand-of = Hand of { $name }
desk-chosen = { $count } of { $cards } chosen
desk-way-joker = As a joker
desk-way-exchange = Exchange
desk-way-both = One of each
desk-way-reveal = Turn up tiles
desk-way-done = Done
desk-way-rest = Let him rest
desk-way-palace = Palace
desk-way-fort = Fortification
desk-way-emissary = Emissary
desk-emperors-cards = The Emperor’s cards
desk-emperors-card = The Emperor’s card: { $card }
desk-influence = Influence cards
desk-influence-of = Influence, { $card }: { $name }
desk-keep = Keep one:
desk-specials = Your special cards
desk-special-first = First
desk-special-two = Two
desk-special-swap = Swap
desk-used = used
desk-if-ended = If it ended now
desk-from-palaces = open provinces
desk-from-emperor = the Emperor’s palaces
desk-from-alliances = alliances
desk-from-roads = roads
desk-from-ports = ports
desk-from-tiles = bonus tiles
desk-chain = { $count } linked
desk-no-chain = No chain of four yet.
desk-round = Round { $round }
desk-pile-left = { $pass ->
    [1] first pass
   *[other] second pass
}, { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
desk-last-round = Last round
desk-open-provinces = { $count ->
    [one] 1 open province
   *[other] { $count } open provinces
}
desk-final = Final scoring
desk-running = Running totals
desk-result = Where the points came from
desk-in-play = in play
desk-sum = sum
desk-chapter-open = open provinces
desk-chapter-alliances = alliances
desk-chapter-roads = roads
desk-chapter-ports = ports
desk-chapter-tiles = bonus tiles
desk-column-open = open
desk-column-alliances = allied
desk-column-roads = roads
desk-column-ports = ports
desk-column-tiles = tiles
desk-bonus = Most { $tile } tiles
desk-scoring-begin = Open provinces first, then the Emperor walks the borders from 1 to 15, then the roads.
desk-scoring-done = All counted
desk-scoring-over = Every step can be looked at again.
desk-step-nobody = nobody
desk-step-next = Next
desk-step-back = One step back
desk-step-play = Play by itself
desk-step-pause = Pause
desk-step-skip = Skip to the result
desk-step-again = From the beginning

# The cities, by their spaces.

space-Z1 = Dingxiang
space-Z2 = Dai
space-Z3 = Wuyang
space-Z4 = Lishi
space-Z5 = Julu
space-Z6 = Jinyang
space-Z7 = Handan
space-E1 = Shangjun
space-E2 = Pingyang
space-E3 = Anyi
space-E4 = Changzi
space-E5 = Hedong
space-E6 = Ye
space-E7 = Daliang
space-C1 = Beidi
space-C2 = Liyang
space-C3 = Longxi
space-C4 = Xianyang
space-C5 = Yong
space-C6 = Hanzhong
space-S1 = Jiameng
space-S2 = Langzhong
space-S3 = Wudu
space-S4 = Chengdu
space-S5 = Bodao
space-S6 = Jiangzhou
space-U1 = Wan
space-U2 = Deng
space-U3 = Chen
space-U4 = Ying
space-U5 = Wuling
space-U6 = Changsha
space-U7 = Lujiang
space-U8 = Shouchun
space-W1 = Guangling
space-W2 = Nanjing
space-W3 = Wu
space-W4 = Kuaiji
space-W5 = Zhuji
space-W6 = Pengze
space-L1 = Lu
space-L2 = Ju
space-L3 = Pei
space-L4 = Xue
space-Q1 = Gaotang
space-Q2 = Penglai
space-Q3 = Jimo
space-Q4 = Linzi
space-Q5 = Langya
space-H1 = Yiyang
space-H2 = Luoyang
space-H3 = Chenggao
space-H4 = Xinzheng
space-H5 = Yangcheng
space-H6 = Nanyang
space-B1 = Jingxing
space-B2 = Hangu
space-B3 = Jianmen
space-B4 = Zhao Pass
space-B5 = Mount Tai
space-B6 = Pengcheng
post-B1 = Jingxing
post-B2 = Hangu
post-B3 = Jianmen
post-B4 = Zhao Pass
post-B5 = Mount Tai
post-B6 = Pengcheng
