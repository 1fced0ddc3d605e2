/** Written by `npm run learn:despair` from the phrases of `testing/samples`: change those, not this. */
export const BASE_WEIGHT = -7;

/** Of a class, then with each class after it in the order of the lines: A to Z for despair, a to z against it. */
export const CLASS_WEIGHTS = `after 1A5A7b.A3b.Aa4b0a1A0aa5a3a93a3aAbAb0A0A4bA0a.BB6A8b2a.B6b0b1a.A.A1a.B4AabA2A
air 0Ab7a5a2a0a3A3c2A0b99bb3a.A3b1b6ac.a0a2b990b3a4b2a.b2Aa5ba0a
all .AAAb.B6A2c0A0aa1B3b4abA3Ba1AaB0A0C0b.A.AbA.A.abAb.ab.B.A.aAA.A0A.a4A2BA0B.BA1a.A1B0A1a0b.C2aB2a1aAA0baBAA2b0a.a1Aa
alone .a2A96a9.AB.A.a90a3B6a4AA1a3B2b2BaA0B1A7B3A92A2A5AAAB0B0a
answer 2b4b5a98A2a0A6a99a1A.b4b5b0AA2b0a993b4Aa0Aaa.Ab.A8A
ask 1a5A.b9a95A90Ab2A6A3AAa3bB0AA.A3AA6A991A7B0AA0a5a6AB.a2a
aswell D9993AA3A999A8B6AA6A1A9997B
attempt C93B96C9997a3A0A9B6A991A90A1A0A1A
back B9998a9991b95AAb94b995A1b
bag B7C9993a996b991b90b1c991B1A5c
be AaB.AbaB1C.B1aBbBC.Cb1Aaa.cB3b.aA.aaB1BCAb.a.Ba.AA1B0A1B0aaaAAA0BA1B.a.A.a.aC1A.ABB0A0a.BAA2a0BB1CAAaA0Aa.a3a.AAAa1A1A.a.aAAa0A.AAa.B.A1A
beam B9B0a9992a0a8A9a98b2a9998a4A
before .ba9.a1b1a.a97A9a3A91a97aAa0AA99A4A8A7aA.ba0A4A0A
belongings .C2a4AB4Aa5aBb0B3b2B94BAaab1cAa2AAB0A.a.aA.AA.Baa0B.Ac0a.B0A.aA2A.b3a0A3a.b1bc1A8aa0bA2B1A0B1A
better 1Aa7A4Ab4ab6BA3A0aB5aC0A0AB.A0B.b3bBa1AbA1A6AAc1A1AbAa4b92A3b4b1A5ab.a3B.B.BB
birthafter 1a99999b97B2A.b90A2a99991a.B.b
blade B9991c95A3a9B2bB2A0a4B2aB2B.B.a1A9990B0AA93A
bleach a9bba1A2a3a0b6a5a8b990a.AA9aB.C.b6a9a2a1b97ab7b2ab
blood 0Ab7a.A.B.a94b6a0aa3ab4a2Bb4b5a.ba.aa2ab0a.a0ba2b3ab9.A6a90a0b0bb0b4A.aa
body 9999a999.a98a0a9992a4B2a0Aa9.C
born 0a0a1B.A.bAa1a3c1a2A2baa6c0a0aa.B0a3A0a5a.a0a0A1Aa.aa.BA1aAAaA0A.A9.a.b0A3A3A3A0a.a3a.a1a0A.B.b3A
bug bb.b8a4a99a90a92a3a1a4a7a1a2baa95b995A
burden Aa.A6abA91A.Ab4A2A.a0AAabb3Ab.a2Ba1b2Ab.Aaa1AB1A1aa2abB.aB.AA.b6b8a2A3a90aAA1b5B5a
burn ab.a96a0B.ca3b3a2a0ab5a.a.a1b3b3b4a.a.a.a1Aa2A1a0b0b6a92B5B9AAa0a6aa5b
buy .A.b7a2D0A.B92B.A5b6A3B7b3Aa3bA9AAB5A1A3A9C9.a1a2a0a0Aa0B
calm BB9992A95A98Ba90b2Aa6a9994a1A1B
cancel 998b93aa5A98B4a90A2A1A7A994a1A6A6B
candle .a.a.a99A97b6a992a.a90A2A9997a1aA1b
cant 0b.ab5a6a0b3Ba.aA1C.B.aA2bbB.a1ca1A.A6b2a0a2Ac1Ab.aa.AA.AAbAaA.a4a1a.b.b1A.a.a3c1a.a2A.a1a.a0bAA1a2bbC.aB2b
closed .a.bba5A1B9a9.A.a2A8B4B3ab2Aa2b.bA4a3A2a990A8A4a8ba0b
come CA0A6aBB91aA5A.B1BA0a.B4A1A.A5AB1aaA.a.C.a1B.a3B0aAbBCA2AB6a1A1A93a0AB6A.AB7B0AB1a
container 1B6b9.b5a8A2AA5b90bbA.aA0A1bb.aa0b0A3AAa0bA1ab0AA3A90Aa1a.AA.b2A4A0b8Aaa2b
continue AaAA7A2a2aa2a1B.A3A0B.A2B4b1A.B1b3A1Aa.a.A.aC0A.a0aa.C0AAc0Ca5A3a3b2a2A3b0A.A.aA3A2bb8bAA
count A0b9995B2a6a90B91bA0b8a0aB90A3A0a97c1A1B0B
crash 9Aa.aA3A6a0a6aaa.A1A5b.a1A.c.a1Aa.A.ac4b.b.ba1b4Aa0A1b.a.aAA3a2a1a99a0a.b0a0a3aA4B
crisis b9.a99a7a9a992a.a9.a2a6a98a990a6a
cut AB0b9.b.a7A0b2b4a.b0b4B.a.A9b.B1aA.A3a2b0EbA0Aa1B4aaAB.ac.b.a1A2C1AA9.ab0A2a.a1A4B0a
debts A.b9.a99.A.A5a995bB3A.a6B0A.ba0a1A1B98A90a5a
die Ca.A5A.ABB0b0a.a0A0a.B.A.ba0A.B0A.a4a.A1b4b.aaaabAa1AAa.B2aaac.B.aa.b1A.B1A2bA4A1a2A.a0b.a8a0a6bB1a0b2ab2Cb
disappear A0a7b.B90A96bAB4AB91a4a1A91A2A1AA991a9.Ac4b97B
do 0abb.a.A2bA0A.A.AA.b2aaBbaAaa.bac6a1a0AAa.a.b.bB2aB.a.Aba.Ba0A0CA0a2ab.A0A3b.BA.aa5AA.A1a.A2AAaB0b1a.ABa0a1BA4A0A.Aa1A0AAA
door B0b5A9.b3B6b.a5A1A4B3A4a2bbA2b91aAb0B2A9993Aa0A1b2a
drive 9.A99A3a2A0a6A95B.aAA4a9.a6A1B9990a1A.A91C
each 1a0A4a0b6aaa0bAA4B.a0B3b.Aa0a0A0a.A5Aaa0B.aA2AA2AA0a.a1A1A3ab.A9.A5AA6A.a3A0A0aaAA1A0AAAa3Aa
end_life E97A5A93C998aA5A93A2CB0B9B97B0b1A0a2a2C1A0A0B
endit Aa.C.aA0a.a0B5bcaA0bb0a2a1A.baB1a.b8A5B.BaA0A.B.a.a0ba0b.A.A.A.A.a.bA2b0AA0A.c0b.A1a0aB.A0AAa2b.ca1ac1a0BaAbA5Abaa.a1a
enough B8b993A4A99994A1A6A7A
envy C
everyday 2Aa1AA0BB1ba0aAbaba1aAaAa0ac0A0A4ab.bb1B.baaACaa.b0a0aaba.AAA.ab0a.AA2a3AbaA0b0AaA3aa4A.abA.aA.bA0A1AB0b3AA0aaa.a0b1b1a1a
everyone B.A0a3a0A91A.A1a1aBA0a2a6b1a92a5BB1AA2B.B.Ac0b2a.a5A91A0b8Ab0A0a.b0bA5a2B0aA
exist D.aa.a7A3b9A8c.a9ab2a91Aaa3aa9.Bb1a2B6a92a94a1aCB.A1B2A0aC0B
fade 1A5b1A3b94a.a2a9A92A4a4A0A7Ba.a.A.a993a1a2a1a6a0a9B3a
fall 1aA2A.ab992a.b2b0a7A9.a.A2b.a1A1a2ab3A2a3a5aa2a.a0b2a98aA5a3aa2a
fault A99999990A
fear 2A4a.b6a9.ca0c.C90B0a91b0A.bB4B8A0AAc9999A.Ac4A0A1a
feel .aA.b4a.A8a1A2A3B.b2a9aA2a1a1a1a0A4A.b0ba.Aba2Ab3a3A3a90b5b4a2AAA2A7A
find AAab5aa0a.B3b3ac.c9b2a.a4A.b2B4a.A4A1a3A1A3Ab1a.A3b3aB2a2AB0B4b0A2A0A97a
food 0aa.b3b3b1A.ab0a0AAb0b.a.BA.Bb1a.Aaa2aAa.B.aA1a1A.aA.aa3aa1AB2A0a4b.a2a1B0a0a0a.A0a.AB1Aab0A0ac.a.b.b3A.aAa2b3a.A.aAb
forever B0a7AaB3B5a7A7a.B4b92b0b.aab3aa.b4a0aaa0aa1a7b91a90bb0a1b.b8AA
gas Aa.b6A9b2aB2a.A9Ab3a.c.C95ab.A0a.bb4b2ba2a1b4b90A2a3A.a2ba4b1a9.b
ghost 999997A92a96aa2A99991A0a
give 9B.aB2b.b5b0b0b3b2a0a9.a0B5aa1baA8A0A.a6aA.a.AAbaA5a90B3b2A3B6b5aa0a1a
giveup 1a99998b9993B1a1bb1b9994b4ba
go AABB5a1a5A.A.a.Aa6A1B.A2aA9.BBb2AAaA.AB1a.CAAA3B.aa.a1AaA.A1AC.AA4a6a.b1BA2a3ABC4BA0aAABa4a0a
goodbye D2A6B4A99B2AA5b98A8a0A2B.ab0Aa1B97B2B9.b1A2b.bb0c91B
grave B0b8a2a1a9a90ab994a.A1B.aa.Aa2B1ABa5A1A3aA4B95A.a8AaA.B3bA.B3A
gun C99.b3A993b3A0B2a92a0A1b4b.BBB1A991A90c0AA1A91bA
hang_out 0a8a92a0b0a3b2B0b6A1b.A1A1C4b.a0b0AA0a0AA3aaaAb2aA0A3A7B8ac0b.A3A1AAbA0B4bA.AB
hate 9A993C95a99991a99994b
heart .b.a5a1a90a.a9.a2b4a.A3a91A.c1b.cA0b1b4aaa.a1A1AA9992ca.a.a0A3b1a5c
heaven C997a6a5a98CA.a2bA2a.AA1A6Bb1a5a3a8b1B3A3B.B1aA1a0B0b4a0A1A
height Bab.aA3A.a.A1b.A.b3bc0A.A3b0A6A91B1B.A0a.b3A.aB0A0a1A2AC1b3A98B3b5b5A3b3cAb3B
help 0Aa5A.A3D3a1A0b2C.A.A0A.A8B2b.A6A1bAaAb1aBaA3a4Aa0b0a1a5a1a94c2a.Aa0aA.A5b4A0A
hideout 90b5A6b2b8B0ba4ba1A1A.b1a.A2aAa3aA0a6bA1bAbb0c0a3b3A90aa3A3A3A0ABb4B4A
hit .A.b0a2a5A92A5aA.a.ba94A2b.a2CaA1a.a1A1b92a1A992a8a0a.a1A5aA0A
hole .a7A0a91a994a96a99AA0aa1a9994a0B1Aa
hope A0a3A1a.b3A.aaa2a0A.B1B.a0b2bA.Ba2A1A5BB1A2AB1bAaA0AA.A0A1BAa4A5a7A5a8a0a7aA.ab0a0aA4A
hopeless B0A8A6b7A3A0a.c2b3A1A2A1b4b0Aa.b6ABa1a3abba91b92a3b5a1b.ABa0A6aA0B
hurt 1aA8a2cA.b3b.a.a.a.a.C3cA0aAc2A1a4bb1a.aA.a0A0a0BaAb2aa.Ba2B.A7A0b.ab2b3b1a3b0b.Abaa.aA4aAA2A1B.a2A
i A1A.AAAAa.BAAA.A0A.bAAAAaA.A.B.AAa.A0AA0BAAB.AA6B0BAAACA.A.Aa.A2A1B.A.AAbAA6Aa.a0AAC0Ba.A4AAA.aA1ABA0aA.B0b.a.BAB.a.AA4A2a.AAA0AA0a0Aa
if .B3B1B1a1b.A.b4aBA0A.ABAC.cAc.A0aA.BB0aA2a.A.a.b.Aaaa.B.abB2baB1aBACc0A0ABbc.ba.a.BC6aab.B.a.abb1B.a3A0b2a3a.A.BA.AB3AAA3AB
inside A9999999.bA4a1B7B6a1A91B94A
jump B0c8A8a7A6b.a0a4b.b90C.A2b3b.ab4b0a1b3a1aa4c9d7a8aa0ba0baAb6A
keep 0a7A.AB3A5B5a1B0A.A0b9.b5a1B3A0AB0A7A1Aa0AB.a1A5a3a7A8B.A4B.a1b8ba1A
kid 0aaa.a0a.a.aa0AaA.a2baba.AA2B3b.aa1bb3A0A1A1a0AA0a0b5AB0b1A.b4aa92a.a.a.a.a.a.A0A0bB0a1CA.a4A0Aaa.a2Abba0aB.BC
kill B0a5a0A4Ac4aA8C0a.a1A.a3bb0a.A6Ab0b.CAb3bAbaa0ac5BA.a0B0Ab4Ac2a0A.ba7a0A.a0a.Ac0C2Ba.A3B.aA
kin .B.A.A0Ba0AaA0a0BAa.BAaBc2A.aaA2bA5a0Ab1a1b.D.CA0B4d0AbA0B0AaAA.AA.bAA.ab.A.AA.a.A.A.A.Ba.B.a1a.aA0AA.AABb2BA.AA1AA2A0aA.Ca0b.ab.a0A.AB
know 3A1a.b0aA.A0aa.a.bb.a.B.b.aA.AA0A0b.A0a4A1A0A.A.Aa1Aaa3AAbBa.C.AA.aB0B.ab.Aa0aaAa.Aab1B0a0b0a.A.a1a0baA.B.a0B8aAaA.B.aA1AB0Aab3A
lastone BA.a2A0A5a.a1b2a.c2b4c.b95A0b7bb2B0B.C2C2A.ad.b.B3a5b6b6A3A0a3A2a.aa.B4a.a4C
laugh b90a999.a99994Aa2a1A991a9.a1a6b6B
leave A0aa2a.AAA.A1aaA2B0bAAa0A4B6BA1b0A0a0A.B1BA3b.A0A0C1ABB0aA2ac.AAA.aAA.bb4a1b2A4A1a.A.ba1Aa3Aa0bAa.a1aa7a
let Cb.b5A1a8A0A.A1a.A2A.b.C0a0C3bA2ABB9.AaA2A.A0AB.C0A1Aa0Aa1a.A5b5C5B3a.c0B0a5B.AA6Aa
lethal D99999999997C9991b
letter AB.a0a6A1b1a4aBb2b.A2B3baa2C4a5AAC0a.A2bA1B.ab.AA0a1a4AAB0A0a0b1A1bA3Ba.a5B0a5Aa0Ab.A3ba0A.A.A
limb .ab.a8b3b.ba9.A.b4a3aa2Aa4a.a1ba.b.b.c.b.bb.c0b.aA.aa0b3Ba3b1B8a0A.A1A2c.b2b3B0a.ac.Ba.a3a6a
little 90a.A6a5ba1b6b997a.a2a.AA.a1aaA5b3a.a98a5a0b9a2a5aA0a
live Db.ba4b0aa3a.A5A9.a.A0a6aa90a1a.BBa1aab0aAa7da0b1A5a.a92a9.Ac5b.B.B.a.BB1C0AA.B
look B997B9A2bB5a94b2A95AAaAAA2ac0a3C3a99A1b0A.A2a5C
love 1A5B7a5A7BAb2B0B92A91Ba3c99991ab7B5A1a9.B
many .A.A.A1Ab2A1BAAaAa.Aa.AA.b1AaAA.a.AbAAAA.a.AaAA.Ab.a0A.BAAbABAB2A.A.A.Aa.B.AAa.AC3BA0A.B0a2aA1aA2a.A.aaB.A1aaa.a.AAa.A6a1B1a0aA.AB.a1AAA
me Aaa2A0baAaa.b1BC0AAABA1A4AB.b0a2ABBa.A.A.A1AACAAaBaABa0A1AAAAA0a.Aa.A.AAaAaA.A1A.a.AAA.a.Ca.a1b.a0aA2A.A1C0a.Aa3Ab8A0A0B0B1b.A.a
medicine aBbac.A0ba0a.b3A0aAaa.ac.a.Aa.c.B3B4A0baa.A0a2a0aBbaa.aA.ABA.aaaA.Ab0B.A0b3b4AcbaA7a.a.ba4b2aA0a.a3A2b.baa2b.cBAa2a.A
method Bba6a1a99.A.A2B0a5A4B91A4BAA0A0a3AabCa3A.A3A.a91ab2Aa8aa4aa5bA
miss .B.a5a0b4a7A.A.A1A2A3b5b3a.a.a8a.B1a.aBa2a1A0Aa.Ac2Aa0A3aa2b0B9.a4b5a1A8AA4b
more 1a.a.B.A.A.aa2a0bB.aa.a0a.a1bBA.A0BA2ADa0B.a5B0b.A1A0AC2b.a0A.bAa.Aa.C1aaa.C.AaB9BA.A.A.a9.a3B.A4A0aBaA3baBA2A.A
my .Ba.B1A1AA.A2B0bA.aA0A2a.AA.a.a2A0AAA.Aa.A.A0A0BDAA.ABAaA1A1bAA2B2BB1B0a0aAB1BA.ABa.A0A0B.A.a.AABA1AaBaa.B0A2A6AA0abAAaaaaBA.B.BB
name 9994a95A98a2a91Aba5B7b995A1A0A
neck 1b7b.b90a9a5a6a92a2a.a7a2a1b1Aa97a3a96aA94a
nobody B0A.a3B90b1A.B7A2A0B.A4a5B4B3cA5a0B0B0A0ACb.AA.B4A3c92A8A0b1A0aa3B7A1a
not .Aaaaa.B.D.A.a3bAD.AbA.aa.aAbAAaAbaaaA1A1A0aaBDa2Abb.BaA0baa.abAAC.A3b0A.aA2B.a.A.AAA.b.B1A1Ab0B.a2bA.aa.AA.cB1b.bAAAa0A1a0AaCA.bA0abBA0b1BB.a
nothing B.baA0A1A1A7ab3cb3A0A.a.a0A.A4aB2ABb3A.A1A.A1B1a1A0b.B1Baa0A0B.C91A91aA0b.A.b2A0a1aB5aA0A
off .Ab6A0B94a.b0b0A.b.b90aB6a1a.A1baAa.a2Ab2aa.B0aC7cB5ab2a1a3a97Ab0b7AA.aA0A
old 2AaA2A1A3a.a7A.b3a99B91a.a0A.a.A0a90A91b91A95A7a3A.A.A1Ab
only .B1A0aB3A1aA0AaA.a0A.a.aAA1A.AB.AAAA0AAaA.A.a.a1ABAA.BBBA1A.A0A.AA.AA0b.BB1AaB.Ab0A0a6A0a.AAA.A0B.A0b0ca.a.a.b.A1a2A.A1Aa2A.AA.a1AABA
onpurpose F9993A4A99998A99996A0A
owe 9996b999992B2a9997a2a
paper 1a9997a0bb99.A1a6B1A95A90A9A94B1b
pay 9a0A2b96B.a2a0AA5a97aBA4a0A1a2AA1A2A9994A1A93B
person A
pills .Aa0Aa0Aaa.A.A0aa1a.b1a0a0a1C5B0aaba.B1B2A.a1A.Ab0b0a1bA.B0B0BDaaA.A1aBAA1AA.aaAC0A5A.cb3B0A.C.A0b.b.A1A.AA.aAbA.b1a.AABbA
place A2a3A99.a1C.A5b.B4A3b91bA4A4A0B0aA2a1AA999B6A0Aa1a9A
pretend 1Ab91a94a.A.a0A99.b3B2aB4ab0A7A1AB3b90a7a93b1A1B6bA0A
problem 99999991AB3A95A9990a
ready B9.ab8b90B.a2a0c6bC91b3A2B.ca3a0B1Ac0a9.a.A99.c3b0a2a.BB0a
reaper D
reason BABaab3a1A1b.C4aa1D3B4A0AA6a2A5a1a2a0AbA0A0A.Aa.Da0Bb4aAac99Aa6B.C3a2abA.a5AA.aA.b.aB
regret B8B9999990A97BA99998A9.B
remember A0b5b.Ad995b9990Aa1a.a9.ACaA0ba0Ab0A3d91b90ba0ba1a.ac7A
rest_of .A7A97ca3A2A90a4A6a2aB2a.A1A0A0B5AA2A0A3a3A0B0A7a9A5A9a2a
road B0B9992A9992aA97Ac1c.b.a1B91A4A8A3bA
room 0b0c3a3C1b99a.A9A90b5a4aa3AB7ba994B4A4a1A1aa1a5a.ba
rope Cb6A.B9d8A99a.A95b1b.b91Aa2A.B.A1A7B3c.B1A90d0AA0B2c
ruin B0B9996a99995A1a2B9998b1A
sad a8A1C99b8a6a97a.A3a9.a3b1A1a98B94A0b4b4A
save 1Aa7a1a0b1A4A2A.a.b0B3b98a2B0B2b.BA0A1AA2BA0AB5A3A3b.A0b1AA3BB1a.AA0A0A0A.B7A.AA
say 0a4A0BC.C1A1abAa.a.aaa0B.BAAA0A.AA1c3bAc4A.CaBaB0AA1a.A.C.AB0B.BBB2ACA.ba.aAaAa.b0A3a.b.B2A1A.aa.A0bb.c.B.a0A0A0A1AbAB4AA1ABA
scratch a0a8a2C98b2a0A6a99B3aB5a1AA4b.a7a91bB93aA4b
season 9a9992b9990b.A90a99999Bb9.A0a
self D9999999.BA
serve A0a9995a9997b5b8a1a2A2A994A5A92b
show 1A7a.a5b92B.A5a995A.A1aA6a2AAbB0a3A5a91bb2AA8a6a.a
sleep .aaaA2C.A.aAc3AAA94A.b3aa6Ea1a1b1A2B.b.A9.Ab0A1bbA1b.A1A3B3b2a2A2aa5b.a.a0A.Aaaa.b3BA0a2A
sleeping_pill B9999999990d99995A
smoke a0a991a3b3a0a90aab9a5a991a1a99990Aa0A
someone AA9B92a7B.A0A.A0a6c97bAa2AAA0A3B1Ba5A.B.A3b98B9.b.aA9aA0A1B
sorry A8A995A5Aa91A96A.A.b9.a5C1a3b995b1a0B98a
stay A1A6AB4a5BB.cb5A0A.a0d6aB6a2a.b.A0aa1a8A1aAa4A8a3B97A0a5a3b6a
stupid B9999c999a996A9994a
swallow .BaCaaa0A.ab.B0CA.aa1aaa.aaAAb3A.Ab.bB2B3a.aab3aA0aAa0a0A.A0aaACA0aB3A2baa1a0a1C2a1B2A.A2Aa5a.A1b5Aa.aAA2B0aa1AB
symptom a0a2ba.aA0a.C1a.a.aa2b3AaA0aa.a2a4A0AaaaaA.b1cBb.b1a8A6A1a.a1A3A.Aa7c.aAAb.A.bb.a9a4a0b2bAA0aA0a.a
takecare A8A998A2b996AB1C3A7A2A1A.A99.A90b1A.A99a
thanks 1A9b9999999999994A
their 0b.aAa2a4a4A.Aba3B.B1b.a4A1Ba.a4BABBA0a0A1aaA1aA1B2B.aBa.A1A.aAA0A0A3aBA6A2C.b.A.AB1b0a0A.Aa.AAA.A.A1A0A.b2AB
they 94B2a2a1AAAa0AA1A.AA.BA0a.a.a2Aba0B.A0a3A3A1A0A2B.a0A0a2ab4BaAa0A.AA1b.CABA3A2A.B.A0Ba1A0AA0A.a1Aa0AAC.AAa
thing 91A9990a91B91C97A1A2b92c7a90a0AA0A
think A9aAbA3A1ba2A1A1C.A.B.AB0b0Ba0A.aA0a1BB1CAb1aCaaA.B0Da.B.ba.AA.B2b1A2b0a91a4b.B1a3CAa.B0b1aA.BAb3BAaaA1a
this 0aA2aa.aAA3AA.aaaa1BaB.a0aa0b.A.a0A6A3A0BA1Ab0B.aa3A0aABAc.A.AAbAa1cBA1b6bb.abbBB.a.aa5bB0a1ABa.Aba5Aa0B5a.a1aA
time 2a5aaaA4aA.a1a.B1A1BAa2a3b0ab3a0A8baa0a.aA0c.b2A0aa2a3A.b4a3A1bb0A0a3a0aA7aa2AaBa.AA.B1A
tired 0AB5A1A3A96a0B2cbD93A6A5A0A1A2C9.A7A3b6Ab3A2A.a2a1bC.a6B1A
tomorrow AB.A5A7a.a3a9a0b.B0b.B1a0bB0a.a4B.b3A3b0B3a3b.baBBA0ABa6b5B90a0a.A.aa1a0aA0b0a4a4aA
tonight .aAA0A2a.a3a.A5b1A8b.B1A6B2AB0b.AA.a1ABaA1b0AAB.AA.Bb91Aa.a4a3A.a4bA3a8a0BAabbaa9A
too 1aA0A1A0a7a2aa1b0A1a0a3A5aA9.AAa0AB0a1AA.bAa1AaAC1A.AbaA.bAABAAA3A3B5a.a3a0a.A.a4AAbA.AB6B0AB
train B0A9b90a7b.a2A0b6b7A91A2A9A2bb1A1A98a90a1B.AA0aA.C5A4a
travel .a.A7a3b1a.a7a3a6A5aB4B4aa2a.A1a.b1a0Ba4ca4AA0a3a92a2aA8A0a2aa.C4b0B1a
treat a9999999990A9A9994A0A
unbearable B9999999.cA97B99992a97A
useless B.A9.B3A5A8AB2A0C.B.b9.a8B.a4bAcBbAA2B0A.a0Ab1Ba0A3a994b2a0AA1A6A0a1A
voices .b.a9999.a996A0B1a1aB0A2AA2A.A3A98B94a
wait B9993B4A1A0a2A3A4B6a8A7ac0BB1A8c994b8b0c
wake .A.a5A.A5b.a3a1A3a8a3a5b5aa.a0A4bAa1a1A.A1aBc.Ac.b0a92C.b9.a0a1b5Bac.cc.c4A.aa1B
want BA.Ba2a1abB1A0b.abab0B.AA1a.DB0A.BA0aBCAB.AB.cA0a0BB.A.CAcaA0aaBAb.C0D0BbB0cAA2Aaca.ab.AAaCa2a.ba0b.a3b0bbba1A.c0A0b.Aa0a.aaA.aaba2A.BB.A2a
was 1a0a91B5ab.aa0a2A0a.a0c95a0aabaa1A2A.c.A3a4a2b96b97B.a5a0Aac.a5aa2a
water .Aaa.a92b5A0ba1c1a0A2ba3A5a6a3aa5A3A3aa0B.A1AA6b8a8A2A0a0A0BA0aa9bA
will .ABB.b6Aa1b1A4A0a.AaABa.A0aBa2a2AA4aBb.a0AAAA.AA.B1C4a.A.aA2b1B2BAa0aA2ab0A.A.a.Ab1BA.A0aa0A.aBA1a.aA0Aa0Ba0B0a0AABA.AB
withoutme E99999990A98b
worry 99993A9990A92A2B1A9994A1B
worth AAB6B1B7a90B4a9a97BB4A7A0Aa1B2B1A996B2a1A1A9.B4A
would AA2b4AA4Ab0ba0A1b.A1AAC0b.A0BB4Ab3A.C3aA3Ab2AaB1A3Aab.Ba.AA5a4aB2a7b8A0A1A0AA1a5B1BB0Ab
you AA.C5A0CA5A5B5a.A0b9.AbB0a.AB3A.AA2bA2Aa.B1a4AA.b1a1A1A9A0a3Ba3a0a.A.Aa0A1Aa.A.A5Ca1AA.ACA
your 99999991a4A0A1b3A7A9994a1A`;

/**
 * Of a word, by its first five letters; then with each class that stands behind it and before it, by the place of its
 * line in two digits of base 36.
 */
export const WORD_WEIGHTS = `0 b
05 a
1 a 2xa3ba 44a
10 a 17a 14a
100 a
101 a
104 a
10k b
10min a
110 b
112 b
118 a
12 b
120 b
128 a
13 A 4dA
130 a
14h b
150 a
16 B 4dB
19 a
190 a
1960 b
1962 b
1998 b
1g a
2 . 17a1va49a4db 2xa44a49a
20 c 4da 14a17a
200 a
2004 A
2005 a
2009 b
2010 b
2011 b
2012 b
2014 a
2015 c
2016 a
2017 b
2018 b
2019 B
2020 b
2021 b
2022 b
20h b
20kg b
22 a
26 a
27 a
28 . 4da
29 a 4da
2e a
2h b
2min a
2nite B
3 b  17a2xb49b
30 a
31 a
32 a 4da
33 a
35 a
36 b
37 b
38 a  34a
380 a
39 a
3am a
3h a
3yo b
4 a 4da 17a
40 a 4dA
400 b
42 a
44 a
45 b
48 a
4h a
4yo a
5 a 4da 2xa44a
50 b
500 b  3ba
54 b
55 a
6 b  2xa
60 b
600 a
61 b
62 b
650 a
66 a
67 a
68 b
6h a
7 a
70 a
71 a
72 a
75 a
76 a
78 a
8 a
80 a 4db
81 a
84 a
85 a 4da
8h b
9 a
90 a
911 b
92 b
95 a
97 b
98 b
99 b
9h a
a . 01a02A05B0bB0cA0da0ea0gB0ia0nb0sA0ta15A18A19b1dB1fa1ga1ib1kA1nA1oA1qb1sC1ta1yA1za22a23B25a26b2dB2pb2qa2ta2uA2vb30B31C3ba3da3jA3qA3sb3vA3wA3zb4cA4eB4fC4ga4ha4iA4ja4pa4qb4wa4yA 01B04b07C0aC0da0ga0ib0oa0sc0wA0yb10b12A14a1db1fb1ia1ja1ma1nb1pb1ra1sb1ta1va1xb1zA24a25A28A2bb2jb2mb2ob2rA2ta2xa32B33a35A39a3bb3fa3hA3na3qb3ra3xa44a4aA4dA4ja4mA4pb4rA4sa4ta4wa4xb
aa b
abces b
abdom c
abdos a
abeja a  45a
abidj b
abier A
abime a
aboie a
abond b  45b
abonn b
abort B
about . 12B1cc2dB2xa 3rB4bB
abra B
abraz A
abre a  31b
abri C
abrie a
abrig b
abril b
abrio A  49A
abrir A  0sb31A
abro A
absce b
absen B
absol b
abuel a
abund a
aburr b
ac b
aca b
acaba B
acabo B
acant B
acari b
acaro b
acaso b
accor a
accou a
ace b
aceit b
acele b
ache c
aches b
achev A
achin b
achy b
acid c
acide d 00b
acidi b
acido b
acne d
acond b
acord b
acoso a
acoup c
acros c
act A
activ a
actua a
acuer a
acues .  2sA
add c
adder a
adelg b
adent A
adieu B
adios B
adolo a
adore c
ados b
adren b
adult b
advic c
advil b
aere a
aerop b
afeit b
affec a
affic b
afloj A
afoni d
afric a
afta b
aftas b
afuer b
agach a
again A
agarr .  2fa49a
agath b
age a
ages b
agita b
agite a
ago .  4db
agoni a
agony a
agost a
agota b
agric a
agrie b
agua a
aguad a
aguan C
aguar a
aguas b
agudo a
aguja d
aguje d
ahi A
ahija a
ahoga a  2fa49a
ahogo b  2fa2sa49a
ahogu b
ahora a 2sA31b
ahorc C
ahorr A
ai . 0cB14A1cb1iA1ma1yb20a24a26c2jA2wB31a3fB3ja45a4ba 49a
aid b
aidez b
aids a
aigu a
ail b
aille B
aimai C
aiman b
aine b
airpo b
ait A
ajout b
al a 03a0dA0ea19a1ca1vA1zB2eA2mA2zB3bA3ma4iB4pb4sA 0ia1ca1ra24b26B2aB2ia3bb3xa4ta
alacr b
alamb b
alarm c 1ra4ta 3za
alas b
alber c
alcan A
alcoh A
alerg c
alert b
alete a
alfom b
algo A
algod a
algun b
alien c  31b49a
alime c
alive C
alivi B
allai . 49C 49A
allee A
aller a
allow b
allum A 49A
alma A
almoh a
almor c
almos A
aloe a
alone B
along b
alors . 2rc35c
alqui c
alrea B
alrig a
alta a
alter b
altis a
altit b
altur A
alumn A
alway b
alzhe c
amane B
amarg b
amari c  45a
ambul c
ame b
amena C
amie A
amiga a
amigd b
amis A
ammon a
amoni a
amor b
amorp a
amour b
amoxi c
ampol b  45A
amygd b
anadi a
anaes A
anafi b
anali b
anaph b
anato b
ancia a
ancie b
and . 0aB0ia1la1ra20a22a2ca2vA2xb30B3bA3kA3rB42A44a4bA4cA4gA4qa 0bA0dA0yA12A1ga1sA1uA1zB2iA2lB2oa2sA2wA3cA3kA3va3xA49a4ca4iA4pa4sA
anda a
andam a
andar b
anden A
ando B
anecd a
anemi a
angel a
angin b
angla a
angoi a
anill A
anima b
anime a
animo b
ankle b
annee a
annoy a
annue a
anore b
anoto a
ansio b
antac a
antec b
anten a
antes A
antia b
antib c
antic c  44b
antid a
antif c
antig b
antih d  49a
antip a
antis b
antoj b
anual a
anunc b
anus b
anxie b
anxio a
any . 2wA
anybo A
anymo A
anyon B
anyth A  14a
anywa A
anzue a
aout b
apaga B
apago A
apagu B
apara a  49a
apath a
apend c
apeti b
aphte d
apire b
apixa b
aplas b
aplic c
apnea b
apnee b
apoya a
app d
appar b
appel A  2sA
appen b
apple c
appli d
appor A
appre b
appri B
appro a
appt b
aprie b 49a 2sa
aprob b
apuna b
apunt d
aquel a
aqui D
arach a
arbre A
arcad b
archi c
arde b  2sa
ardie a  4ca
ardor c
are .  2cA2eb2ra31b3bA
arena b
arete b
argen A
arm b
arma A
armar c
arme A
arms A
army B
arnic b
arque a
arran B
arreg A
arrep B
arres a
arrib B
arrie a
arros a
arroz c  49b
arrug a
arrui A
arsen b
arter b
arthr b
artic d
artif a
artro b
arvo a
as b  0xa
asado b
asfix b
ashes A
asi A  2oA
asien a
ask b
asked A
asma b
asmat b
aspir a
assez C
assie A
assom a
assur A
asthm c  2xb
astil c  45b
astuc b
asust b  2fa49b
at a 02a1ca2sb48A 0aa12A2pB33b3bb3ra3xb45a
atasc b
ate b
ateli a
athle b 1ca45a
atlet b
atont c
atopi b
atora b
atoro b  2fa49a
atrag c  2fb49b
atrap a
atras a
atrav a
atrop b
attac a
attaq b
attel b
attem A
atter a
attes b
attra b
au . 0db0eA0iA0ma19A1na1yA2mb3xa45a4ba 0aa0ib10a1la26b2ib3ba3xa45a4bA4pa
aucun A 2ca3hA48a
audif b
audit b
augus a
aujou a
aun a
aunqu b
aunt b
aunti B
aura a
aurai A
auric b
aurie b
auron A
ausen A
aussi A
autan A
auto b
autob b
autoi a
autol A
autom A
autop A
autor c
autou A
autre A
aux b 0ha2cA 12a26a45a
auxil a
avait a
avanc a
avant a
avc c
avec . 18B27A2xa48a4cb 04a0nB0tB10a12a1ca1lA27A2db2eA2ia2ma2ta45a
aveug b
avez .  4yA
avion a
avis A
aviso c
avisp a
avoid b
avoir A  00a
avril b
awake b
away a
awful a
axila a
ay b
ayer . 4ra 45b
ayude A
ayudo a
ayuna c
ayuno b
azote B
azuca d
azula a
azule a
b A
b12 b
b4 b
baba a
babea .  2ca
babie A
baby a
babys a
back A
backa b
backs b
bad a 45b
badge a
badly a  3xb
bafou b
bag A
bags a
baies a
baila b
bait a
baja a  2sa31b
bajad a
bajam B
bajar A
bajit a
bajon b
bake b
bal a
balan b
balbu b
balde a
bali a
ball b
balle a
ballo b
balls a
balm b
balon b
balsa b
banan b
banar b
banco A
band c
banda a
bande b
bands a
baner A
bang A
bange a
bank A
bar c
baran B
barat a
barba b
barbe b
barbi a
barco c
barki b
barn a
barra B
barre b
bascu a
base b
basil b
basin a
baske b
bassi b
basta D
basto a
bat a  1xA
batch a
batea b
bater a
bathr a
batte c  33a
baume b
bave a  44a
bayas a
bb a  2xa
bbq a
be A
beach a
beam B
beans b  00a45a
beat b
beati B
beau a
beauc c  0ia
beaut c
bebe a
bebes b
bebi A
bebid b
bebio b
bebo A
becau a 49B
bedro a
bedti b
beetr a
begai b
begin a
behin c
being A
belie B
bell b
bella b
belle A
bells a
belly a
belon A
belot a
below a
belt a
ben A
benad A
bench b
bend a
benev b
benig b
benin b
bequi c
berri a
besid A
besoi A
best . 2ea
besti a
betab b
betad b
bete b
betes A
betwe b 45b
beurr b
biafi b
bias b
bib a
biber b
bicar b
bicho b
bici b
bide a
bidon a
bien b 27b2rA49B4cb 01b02b0aa0ea1jb1rb2wb31b3xa44a4ca4ha4tb
bient B
biere a
bigge b
bike a
bilan b
bilir b
bill b
bills A
bin a
bins b
biolo b
bird b
biscu c
bisou A
bite a
bites a
bits a
bitte b
bizar .  3rb
bizco b
black b
blade C
blagu b
blanc b 1la2ra
bland a
blank b
blanq b
bled b
bless a
bleu b  02a
bleue .  45a
bleus b
blew b
blind a
bloat c
bloc b
block b 45a
blond a
blood a
bloqu b  2za45b
blow A
blowi b
blue b
blueb a
blues c  2cb
blurr b
board a
boat b
bobo b
boca b
bocad b
bocan a
boda c
bodas b
boeuf b
boile c
boili a 4sa
boire b
boit a  0ka31a49a
bola a  45a
bolet B
boli b
bolit a
bolsa A
bolsi B
bolso A
bolt a
bomba a
bombe b
bombo b
bon A  49B
bonbo b
bonde b
bone b
bonho a
bons a
bonso b
book a
booke b
boost b
boot A
boots a
boque b
borbo b
bord A
borde A
bored b
born C
borra a  2fa49a
borre C
borro .  4ba
boss b  2xa
bosse c
boste b
botas A
bote A
botel A
both . 2mb45a
bothe A
botiq b
boton a
botte a
botto a
bouch b 49a 45a48a49a
boucl a
boude b
bouff b
bouge a 2wa49a 0ka2ca31a44a49a
bough A
bougi A
bouil a
boule a
boulo a
bounc b
bourd a
bourr b
bours a
bout a
boute A
bouto a
bovar b
bowel b
bowls b
box a
boxes A
boxin b
boy A  2xb
boyfr A
bp c
bra a
brace b
braci b
brack c
brail a
brand b
braso a
brass a
braxt b
bread c
break a
breas c
breat a  19b3ea49a
brico a
bridg B
briga a
brinc b
bring b
briqu a
brise c 49b 1xb
brocc a
broco b
broke b 2xb45a
broma A
brome a
bronc a
bronq c
bross a
broui a
brown a
bruis c
bruit A
brulu a
brune b
brusc a
brush b
bruta a  45a
bubbl a
bucca a
buche a
bucke b
budge A
buen A
bufan B
bug c  45b
bugs b
build a
bull b
bully B
bulto a
bum b
bump b
bumpe c
bumps c
bunge c
bunio b
burea a
burie A
burn a
burne a
burni a
burno b
burnt a
burpi b
burro b
burst b
bury B
bus d
busca A
busqu C
but b
butt b
butte c
butto b
buy a
by . 4ja4mb 0hb2ia
bye A
c B  28a2ta4pa
cabal .  49b
caban b
cabec a
cabel a
cabes a
cabez B
cabin a
cable a
caca c 25a 14b
cacah b
cache A
cacho b
cactu b
cada A
cadea A
cader c
caduc a
cae a
caen b
cafar b
cafe d
cafes b
cafin b
cage b
cahie B
cai b  2sb
caida c
caido c
caiga a
caigo b
caja b
cajon A
cake c
cal c
calam c
calci c
calcu b
calde c
caldo a
calef .  49b
calen b
calf a
calie a
calle a
calli B
callo c
calm A
calma B
calor d
calpo c
calve b
camar c
cambi b 49a 2ra35a49a
cambr b
came .  49a4cc
camer a
camis b
camom b
camp b
campa c
campe b
campi b
canad b
canal A
canap b  49b
canar a
canas a
canch a
canci a
candi b
candy b
canic b
canke b
canne a
cansa a
canso b
canta c
canti b
cap c
capsu c
capte b
car a
cara a
carab C
caram c
carav b
carbo A
card c
carde a
cardi c  0za19b
cares A
carie b
carin a
carna b
carot a  49a
carpa b
carpe a
carpi c
carra c
carre .  49a
carro a
carry a
carsi b
carta A
carte a
carto a
cas A
casa A
casco a
caser a
casi A 2fa2sa31c49a
casil c
caspa c
casqu a
casse b 49a 45a
cast b
casti C
casua b
cat a
catar c
catch . 2xa
cathe b
cator a
cats a
cauch c
caugh a
cause b
caust a
cayer a
cayo a
caza b
cebol b
cefal b
cell A
celle a
cemen B
cena a
cenam a
cenar c
ceniz A
ceno b
cent c
centi a
centr b  49b
cepha c
cepil a
cera b
cerea a
cereb a
cerez b
ceris b
cerne c
cerra A
cerre A
certa A
certi c
cerum b
cervi c
ces c
cesar b
cest a
cet a
cetai a
cetir b
ceux B
chacu A
chain c
chale c
chama b
champ b  49a
chanc a
chang a  27a49b
chans b
chant b
chapp b 45a
chaqu A
char b
chara b
charb A
charc A
chari a
charl c
charm b
chart a
chato b
chats a
chatt b
chaud b
chauf a 4sa
chava A
chavo a
cheap b
check a
cheek c
chees b
chef a  2xa
chemi b
chemo a
cherc A
cheri A
cherr c
chest c 26b 2xb31a48a
cheva A
cheve a
chevi c
chevr b
chew b
chewe b
chewi a 45a
chez a 27a49a
chich b
chick b
chicl b
chien a
chiff b
chilb a
child a
chile b
chill b
chime a
chimi a
chin b
chip a
chips b
chiqu a
chirp a
chisp b
chist b
chlor a
choc a
choca a
choco c
choic A
choir a
chois A
choke c
choki c
chole d
choos a
chopp b
choqu a
chora a
chori a
chorr c
chose A
chris a
chron a
chu a
chuck a
chuec a
chuff b
chui B
chum a  2xa
chupa a
chupe c
chupo b
churc B
churr b
chute c
ciano a
ciati a
cicat a
ciega b
ciego b
ciel A
cielo A
cien b
cierr A  49b
cimet A
cinco c 4da
cincu b
cinem b
cinq b 4da
cinqu A
circl a
circu a
cire b
cirro a
cirue b
cisti c
cital a
ciuda b
clamm c
claqu a
clari a
clase b
class a
clava b
clave A
clavo A
cle A
clean .  0mA
clear a
clenc a
click a  45a
cliff C
clini b
cloch a
clock a
clopi a
cloqu b
cloro b  49b
closi .  2ma2za
clots a
clou a
club d
clums a
cm2 a
cn c
co a
co2 b
coach b
coat b
cobra A
coca a
cocin a
coco b
cocot a
code a
codei a
codes B
codig b
codo b
codos b
coffe c
coffi A
coffr A
cogid a
cogne b
cogot b
cohet c
coiff b
coil b
coin b
coinc c
cojea b
cojin b
coke b
cold d
coleg b
coles c
colga B
colgo A
colic d
colil b
coliq c
colir c
colit a
colla b
colle .  45b
colli b
colly c
colo b
colom a
colon c
color b
colos b
colou b
colum b
coma a
comad a
comb a
come A
comed a
comez b
comfo A
comi c
comid a
comie a
comin a
comio c
comis b
commo b
commu a
compa C
compl b
compo c
comun b
con . 02B18A1cb1la2ca2tb2xa49A4sc 01a02a03A0dA0ib0nB0wc10b19A1da1yA1zB22b2ca2iC2mA2od2ra2wc31a3bb3rA42B44a45b4da4pc4qA
conce c  49a
conci b
concu b
condu a
conej b
confi A
confo c
confu b  4ca
conge c
conjo b
conju c
conmi B
conne a
connu b
conoc A  49b
consc a
conse d
consi a  31c
const c
consu b
conte b
conti A
conto a
contr a 49A 22A3ba45A49a
convi c
convu c  45a49a4ca
cook a
cooke b
cooki b
cool b
copai A
copd b
copin a
coppe a
cor b
cord c
corde A
cordo .  49b
corn b
corne b
corni A
corns b
coron c
corri a
cors b
corse b
corta A
corti d
cos a
cosqu b
cost a
costi a
costr b
costs a
cot a
cote a  49b
cotes a
coton b
cotta a
cotto a
couch b  49b
coude a
couet a
cough c
couil a
could b
coule a
coulo b
couns b
coup a 49c 03a
coupl b
coups A
coupu a
cour a
courb c 00a
courr a
cours b  49b
court .  49a
couru b
couss b
couve a
cover a
covid a  49a
cpap a
cpr c
cr203 a
crach b  27a
crack b
cradl b
cramp c
crane b
craqu a
cravi b
crawl a
crayo b
crazy b
cream b
crece a
crech c
creci a
credi b
cree A
crei a
crema c
creme a
creva d
creve a
cri a
crick c
crie a
cried b
crime b
crio b
crisi a
crisp a
crist a
croak b
croch b
croix a
croni b
crook b
croqu a
croup b
crout c
cru c
cruci b
cruda b
cruje b  2sb
crumb a
crush a
crust b
crutc c
cruza A
cruzo B
cryin A
cual b
cuale b
cubre a
cucar c
cucha b
cuchi A
cuelg A  49A
cuerd A
cuero b
cuest . 44b 2sa
cuida A
cuill a
cuir a
cuiss a
culeb b
culet a
culit b
culo b
cuna b
cunad a  2sa2xa
cup b
cupfu a
cuppa b
cura b
curad b
cure b
curio b
curit a
curry b
curso c
curta A
cusco b
cushi b
custo b
cuts C
cutti D
cvs b
cyano b
cycli a
cysti c
d a 01b0aA19a1ca1eB1sA2tb44A45a4sb 0na0va12c1ca1ga2ca2vb2wA31b32a35a3ba44a45a4dB4eB4ka
da . 45a 2sa
daddy A
dado b
dads A
dafal b
daily b
dairy b
dalsy b
danci a
dando c
dandr c
dano D
dans . 2xC48a49a4qA 0ha0la0mA0tA1ga1ta26A2aA2da2iB2la2tA2wa39b3nB3xA
danse a
dar A
daria A
darle b
darme b
dates b
datos b
dayca a
de . 0aB0da0eA0ga0ia0ma0ra0vb0wA0yc10A12A13C14A16a18A19a1bc1cb1dB1eC1ib1mc1sA1tb1va1za22a25B27C28b2aB2ca2dA2fA2ha2iB2ma2sB2ta2vb31B32a33a38a3hB3mA3xb3yA3zc42A49B4ba4eb4hb4ma4nb4pA4sb4ya 00a08a0da0ga0ha0ib0ka0na0qA0sc0tb0wA0ya0zb10a12c13A15a18a19a1ra1tb1uA1xb21a22b25a26b29a2ab2db2iA2ja2lb2ma2va2xb2ya2za31a35A38c3cb3da3fa3jA3nc3rB3sa3xa49b4cb4dA4eB4fa4ic4mA4pa4ta4wB4ya
deadl b
debaj A
debar A
debe a
deber A
debi B
debil c
debo A
debor A
debou A
debra B
decal c 4db
deced a
decep A
deces A
decha b
dechi A
decid B
decim b
decir A
decis B
deck b
decla b
decol a
decor b
decou a
decro B
dedan B
dedo c
dedos b
deepe B
defib c  49b
defor b
degou b
degre b
degue b
dehyd b
dej a
dejam a
dejar A
deje B
dejen B
dejeu b
dejo B 45B 2eA
del . 03a0yb17a1cA1lb1zB2db2ec2ma3bb3ra45a4dA4ia 0ca19A1lb1zB21a2aA2ea2lc2mb38a3ba45a
delai a
delan C
delet A
delig a
delir b  49a
deman a
demar b
demas A
demen a  49b
demon a
den B
dengu b
dent c
denta c
denti d
dentr A
dents b
dentu a
depar B
depas a
depil b
depis a
depor b
depos b
depre a
depri b
depui . 02a2ja2xa4jA 0eb0ia1cb1la26b2ea2ma32b
deran B
derec b
derma c
derra b
derri c 49a
des . 0lb0ma12a1da2ca2ja2rb35b45a4aa4bB4dA 1kA1la1pb26b2ba35a3rb4ba
desap B
desas b
desat A
desay c
desca A
desco B
descu a
desde . 14a2ja4cb 1la45a
desea A
deser A
desfi c
desga a
desha a
deshe b
deshi c
deshy b
desin c
desk B
desma c  2fa2sb49b
desol a
desor c
despa a
despe A
despi a
despl b
desse b
dessi a
desso A
dessu a  3xa
deste b
desva a
desvi a
detar a
detec c
deter a
detra b
detre C
dette B
deuil a
deux a 17a3bb45A4dc
deuxi a
devai a
devan . 27C
devie .  49A
devoi a
devol A
devra B
devue B
dey b
di B  49A
diabe b 2ra4ca 2xa
diape a
diarh b
diari b
diarr c
diaze A
dibuj A
dicen A
dicho A 2rA35A
dicie B
did A
die D
dieci b
died a
dient c
diero a  49c
diet c
dieta d
dieu B
diez a 4da 14a
difer a
diffi c
diffu b
dific b
digan B
diger b
diges c
digit a
digo A  49b
dije A  49A
dijer a
diner B
dinne a
dinos c
dio b 45b 2fb49c
dios A
direc b
dis A
disan A
disap A
disc a
disca a
discr b
discu a
dise A
disea a
disen a
disfr b
dishw b 3ba
disol A
disor b
dispe a
dispo b
disso B
disti b
diver b
divin a
dix a 17a
dizzi b
dizzy c
dl a
dlr a
dnt D
dobla b
doble b  4bb
doc a
doce b
docto A
docum c
does a
dog a
dogs a
doigt a
dolia a
dolio c
dolip b
doll a
domic a
domin b
domma A
don b
dona a
donan b
donar b 0ib
donde a 2fa2sb3qb49a4cA 2fA
done a
donne a
dono b
donor a
doors a
dorme a
dormi b
dors a
dort a
dosag b
doses a
doset b
dosis a
dossi b
dots a
doubl c  4ba
douce A
douch b
doudo c
doulo a  45c
doute a
doux a
douze b
down . 19a2xa31b 0wb1lB2ib
downs a
doy A
dpuis a
dragg a
drago b
drain A
drama b
drano b
drap A
dread a
dream a
drenc b
drepa a
drew b
drill c
drink b
dripp b
drivi a
droit b  2ma49a
drole a
drool a
droop b
drop A
dropp b 49a
drown a
drows b
drug a
drum a
dry d 2mb
dryne b
ds a
dsd a
du . 02a0da1cA1ea1la1xb1zA26C2da2ec3bA3ma3xb44b45a4ga 19a1ta1zA24a2aB2eA2lc2ta31A3bA44a45b4sa4xA
ducha b
due a
duela B
duele a
duelo b
duerm a
dulce b
dull a
dummy b
dun B
dunno A
dur b  45a
dura c  2rb
duran b
duree b
durin b
duris a
durmi .  2sc
dusky a
dust b
duvet a
each B
ear c
earac b
earli a
early c
earpl b
ears c
earth A
easie a
easin b
eat a
eaten a
eats b
eaux c  49b
eboui b
eccem c
ecg a
echa a
echap A
echar b
echel b
echo A  49a
eclab b
ecole b
ecorc a  45a
ecout a
ecran b
ecras a
ecrir b
ecris a
ecrou a
eczem c
edad a
efect c
effec a
effer b
effet c
effon a
eggs a
egrat b
eight a 4da
ejerc b
elast b
elbow b
elect d
elegi A
eleph b
eleve a
eligi B
elimi b
eliqu b
ella A
elles a
ellos B
else a
elses b
em a
email a
embal a
embar a
embol a
embra B
emerg c
emiss b
emoci c
empac c
empan a
empap b
empec B
empez c
empie a
empoi c
empti B
empty A
en . 11b12B19B1ca1eB1la1vb28b2aA2ca2ea2ra2ta2wA2xB33c3rA45a48A4cA4hC4ic4xB 01c03a0aB0ea0gB0ha0kb0la0mA0nb0ob0uc0wa0yb10a12a19a1cb1dA1fa1ga1mc1nA1ra1vA1xb1zb22a24a26a2ac2ca2db2ea2ib2lA2na2oc2va2wA32A3nA3sa3xA3za42a49B4eb4fA4jb4ma4pa4ra4ta
enala c
encan b
encar A  45c
encei b
encer A
enchu c  49c
encia b
encie A
encim .  3xb
encog a
encon B
encre b
encue B  31c49a
end A
endin B
endro B
ends A
energ b
enero b
enfin B
enfle a
enfon A
engan a
engin A
engli b
engor b
engou b  2ma
engra a
enjua a
enlev a
ennui c
enorm b
enoug A
enred b  3ra
enrhu b
enrou b  4na
ensay A
enseg b
entam b
enten A
entir a
entor b
entra A 49b 2sA
entre a 45b
envel D
enven c
enver A
envid B
envie A
enviu A
envoi a
envoy a
envy A
enyes a
epaul b
epice a
epide b
epila b
epile c
epina b
epine b
epipe c
episo b
epluc b 49a
epous A
epuis a
equip c
equiv c
erafl a
eran a
erase a
erreu B
error B
eruct c
erupt b
eryth b
es A 0ea2ra2wa45B4jc 17a2eb2oB2ra2ta31B35a45b4cB
esa b
esas a
escal a  49a
escan c
escar b
escon C
escop A
escoz a
escuc A
escue a
escup a
escur a
esgui c
esmal a
eso a
esos b
espab a
espac b
espag b
espal b
espan b
espar b
espej A
esper B
espin d
espoi C
espum a
esput b
esqui b
essay A
essou b 00a
est . 04b0na10B12a19a1tb1vB1za22a23a2dA2rA2tb32a35B3fB3kA42b44b4ba4ca4lA 02B0db18A1lb2ma3ba45a
estab b
estal c
estam a
estan .  2ca49b
estar A
estas A
estat b
este a
ester b
estir b
esto A
estom a
estor a
estri b
estro b
estub A
estud c
estuf b
estup a
estuv A
et . 04a0qA1ca1ma2jB2rB2vA2wA2xb35B3rB3xa44a48a 0dA0eb0ha0mA0yB12a17a1ea1ga1lA1tA1uA1zA26a2cA2eB2mA2ta2uA2wa31A3zA4ja
etage a
etais A
etait A  49a
etau b
etein B
etiqu b
etoil A
etouf c  27a49b
etour b
etre A
eu c  1mb
eucal a
eutir b
eux A
evacu a
evano c
evapo B
even C 28c2vB
ever B
every A
evier a
evita b
evite b
evito a
exact a
exam c
exame b
excel b
excur b
excus c
exerc b
exist B
exit A
expir b
expla A
explo a
expor b
expos c
extin b
extra a
eye b
eyeba b
eyeli c
fabri a
face b
facia a
facon B
facto a
fai A
faibl a
faile A
faim b
faint c  49a
fair A
faire A
faisa b
faite A
faja b
fake b
falai B
falla B
falli b
falls a
falsa a  0ia
false a
falta A 49a 14A2sb35A49a
falte A
far A
farew B
farm B
farma c
fasse B
fast a  4ha
fasti a
fat b
fatal A
fathe a
fatig c
faudr B
fault A
fauss b
faut . 2rB35B 2sb49A
faux b
fe A
febri b
fecha C
feed A  2lb4ta
feeds a
feel A
feeli b
feet a
feliz c
fell b
fella a
felt c
fence b
fenta b
feo a
fer .  49A
fera A
ferai C
feria b
ferre B
ferri b
ferry b
ferul c
fesse b  49a
fessi b
festi a
fete a
fetes b
feu b
feuil c
feutr b
fever b
few a
fiabl b
fibro A
ficha c
fiche b
fichu A
fiebr b
field c
fierr b
fiest a
fievr b
fifte a
fifty b
fight A
figur a
fil a
file b
filet b
filli b
film c
filte b
filtr b
fin B
final A
find A
fine a  02b1ja1lb49b4rb
finge b
finie a
finir C
finjo A
fire c
firew a
firma A
first b  2xb
fish b
fisic b
fisio b
fistu b
fit c
fits A
fitti c
five b 17A4db
fix A
fixe C
fixed a
fixin a
flaco A
flaky b
flanc b
flaqu a
flash b
flat a
flato b
flea a
flema a
flequ c
flew a
flexi b
fligh c
flipp a
float c
floja a
floje A
floji b
flojo b
flopp a
flor b
flore b
flori a
floss b
flota b
flots a
flott b
flou b  4bb
floue b
flow a
flowe b
flu d
fluid a
flujo b
flush b
flutt a
fly c
flyin b
foam a
foami a
fob a
foco b
fog a
foie a
foins a
fois A 27A2rA35A4ca 2gC4cB
folds a
folic b
folle b
follo A
fondo A
font a
fonta c
foods b
foot a
footb a
footi b
footy c
for . 01b02A17A1ca1vA2cb2ea2rB2sC3xc48b4cA4da4ja 05A0va0wA12c17b19B1cb1la24A26A2da2ia2la2sB2tb2vA3cB3fa3nc41a4pa4sA
foreh b
forev C
forge A
forgi A
forgo b
fork a
form c
forme c
forms a
formu b
forti A
fortn a
forwa a
foto B
fou B
foudr b
foula B
foule b
found A
four b  49b
fourc c
fourm a
fourt a
foutr B  2sB
foutu B
foxgl a
fract c
fraic a
frais b
framb a
frase a
freck b
freez c
frega b
freid b
frent b
frequ b
fresa b
fresh a
frett b
fria c
frias a
fridg d
frien A
frigh b
frigo c  49b
frijo b
fring b
frio c
frios b
friss a
frita a
frite b
frito a
fritu a
frog b
froid c
from . 2ga2tA48a4ca 1pa26b2aA2ib2lB2mb2zb3ba
froma a
front A 49b 49c
frost A
froth a
frott b
froze b
fruit a
fruta a
fruto a
fryer a
fryin a
fue . 49b 2sa49b
fuego b
fuent b
fuero B
fuert a  4hA
fuerz b
fui B
fuit a
fuite b
full B
fully b
fumar c
fume b
fumee b
fumer b
fumes a
fumeu a
fumig a
funer A
fungu b
funny b
furna b
fusil A
fussy b
futbo b
futur D
g . 26b
gafas c
gaggi b
gagne A
gaini a
gale b
galet b
galle b
galli a
gallo a
galpo A
ganas B
gangl c
gants b
gap b
garco a  2xa
garde a
gare a
garga a
gargo a
garra b
garro b
gasas b
gaseo a
gases c
gaspi b
gasps a
gassy b
gasta b
gasto a
gastr d
gata a
gate a
gatea c
gatit a
gato b
gauch b
gavis b
gay B
gel c
gelat a
gele c
gelee a
geles a
gelul c
gemel a
gemit b
genan a
genci a
gene A
gener b
genia a
genit b
genou c
genre A
gentl A
gerbe b
gerce b  45b
gercu b
gesta a
geste a
get . 0eb2xa4cA 0sb27a4tA
getti a  49a
gf A
gibbe b  3rb
gicle c  4cc
giggl b
gigot a
gilet b
gime b
gimna a
ginge a
gingi b
girar A
girlf A
girls B
giv A
give A
given A
glace a
glair b
gland b
gliss b
globo a
glori b
glove A
gluca b
gluco c
glue b
glute d
glyce b
gnawi a
go B
goats a
god A
goes a
goin A
gol c
goldf c
golf a
golpe a
gomme a
gona a
gonfl b  45a
good A  02b
goodb A
goodn A
googl B
goose a
gorda A
gordi b
gordo a  45a
gorge a
gosse B
got . 2sb45a4cb 2ca49b
gota b
gotea a
gotit b
goudr b
gout b
goute b
goutt a
gp b
grabb b
grado a
gradu b
grain a
gramo c
grand . 2ec2rb 2wb49B
grani b
grann a
grano d
grans A
granu b
grape b
gras b
grasa c
grass .  45b
gratt b
gratu a
grave a
gravi b
gravy b
graze c
great a
green b
grelo b
grey a  2ia
griet b
grifo b
grign c
grill b
grimp b
grinc a
grind c
grip b
gripa c
gripe d
gripp d
gris .  02a4cb
grita a
grito c
gritt b
groan b
grogg c
grogn a
groin b
gros b
grose a
gross a  2wb
groun B
group c
grow a
growi a
grump a
grunt a
grupo b
gta b
guagu b
guard a
guata b
guati b
guepe a
gueri b
guerr B
guess A
gueul c
guide a
guine a
guita A
gulp b
gum b
gums b
gun B
gunsh b
gurgl b
gushi c
gusta a
gusto B
gutte b
guy a
gym a
gymna a
h b
ha a  2eA2sa
haber B
habil A
habit .  45b
hablo a
habon a
habra A
habre B
habri A
hace b
hacen A
hacer C 26B
hacia A
hacie a
hacki a
had . 45b4ca 27a2eb31b49A
hadnt A
haemo b
haga A
hago B
haha b
hair a
hairb b
halei b
half b 2xb 45b
halfw a
hall b
hallo c
halls a
hamac b
hambr b
hamle b
hamme b
hamst c
hanch a
hande A
handi B
hands a
hang B
hange B
hangi A
hango d
happe A
haria C
haric b
harmi B
harpi a
harta A
has . 19a2ia31A 2ca2ea
hasta B 0iB 3xc45b
hat a
haul b
haut A
hav a
have A 19B2ia2xA31a3fa45a 0sC14a2lA31a49a4tA4xA
haya A
hayfe b
hba1c b
head . 0la26b45a 2xA48a
heada b
heade b
heads c
heale b
healt b
hear B
heari a
heart a 00a45a
heat b
heate a
heati A
heats b
heatw a
heave A
heavi b
heavy c 45a
heces c 25a
hecho A
hed A
hedge a
heel c
heels c
heigh a
heiml c
helad b
held A
helme a
helpe b
hemat c
hemip b
hemog b
hemop a
hemor c
hemos c
heno b
hepar b
hepat a
herba b
herbi b
here B
hered a
herid b
herma A
herni c
heros b  49a
herpe d
hers a
herse D
hi a  3ra
hiber b
hiccu c
hice C  2sb
hicim a
hicks a
hid A
hides A
hidra a
hielo b
hier a 02b27a 45a
hierb b
hierr c  49a
hierv b
high A
hike b
hikin b
hilar b
hilo A
himse D
hinch b 00a 2fa2sa45a
hip b
hiper b
hipo c
hipog b
hipot b
hirvi a
histo a
hits A
hives b
hizo a  2sa
hoard B
hoars b
hob b
hoja a
hojas A
holdi A
holds B
hole A
holid b
hombr A
home B
homeo b
homew c
homme A
hondo A
hones A
honey b
hongo d
honte a
hoove b
hope B
hopin D
hopit A
hoque d
horai A
horar b
hormi c
hormo a
horno c  49b
horri a
hors b
horse a
hospi A
hot b  4hb
hotel b
hours a
house A
how a
hoy . 49A
hpv a
hr b
hrt a
hubie A
huele b
hueso b  49a
huge a
hugge B
hui a
huile b
huit a 4da
huitr c
humed c
humeu b
humid b
humo d
humor b
hunde a
hundi A
hundr b
hung a
hungo c
hungr c
hurla b
hurry a
hurti A
husba a
hydra b
hydro b
hyper b
hypo b
hypog b
hypot b
iba A
ibupr a
ici B
icter b
ictus c
icy a
ida B
idea A
ideal a
idee A
idiom a
idk B
if A
ila a
ill A
illne A
ils B
image A
imagi A
iman c
imane a
imita a
immeu A
impet b
impla a
impos b
impot b
impri c
in . 1ca2mb2sB2xA3xa45a 0eA0gB0ha0lb0mA0vA0yb12a15b19a1cA1ga1la1ra21b2ca2db2iA33b3bB3hA3nA45a49A4gA4ra
inani b
incar b
incen a
inclu C
incoh a
incom a
incon c  4ca
inde a
india a
indic b
indig d
indiq b
inert a
infan c
infar b
infec c
infie A
infir a
infla a
influ b
infor b
infus c
ingle c
ingre b
ingro b
inhal b
injur b
ink a
inqui a
inr c
inscr c
insec b
insis b
insol c
insom c
insop A
inspi a
inste a
insti a
insur A
inten C
intes b
intim b
into A 2xA48a
intol a
intox d
intro b
inuti B
inven c
invie A
inyec a
ir A
ira B
irai B
irait a
irme C
iron c 3ba
ironi c
irreg a
irrit d  2za
irse A
is . 02A0ta1ca1ra25a2dA2ia2xA31a32a33A3fA42a4cb4lB4ta 0db0ib0vB0wa12A17B1lb1za2oB2tb34a3ba3dA45b4cA
issue B
it A
itch b
itche c
itchi c
itchy c
itd B
itll B
its A 02B0aa19B2ib31A35b 28a31b3hb4bc
ivre a
ivy a  0ha0ma
izqui c
jab a
jabon b
jabs b
jack a
jacke c
jadea a
jaja b
jajaj b
jam b
jamas A
jambe a
jamme b
jamon b
janua b
jappu a
jaque c
jarab c
jardi b
jarre B
jarri b 2wa31b
jaspe a
jaund c
jaune b
jauni b
jean b
jeans c
jefe a 2sa 2sb2xb
jeje b
jelly c
jengi a
jerin b
jerki b 02a
jet b
jete A
jette b
jeudi a
jeun c
jeune a
jewel A
joie c
join A
joint c
jokes b
jorna a
jouan b
joue b  49a
jouer a
joues b
jouet b
journ a
joyas A
jpens C
jpp A
jsui B
juan a
juane b
jubil b
judo c
juega b
jueve b
jugan c  4ca
jugo a
jugue c
juice a
juici A
juin b
julie b
jumbl a
jumea a
jumen a
jump C
jumpe A
jumpi B
june b
junio b
junta A
junte A
jus .  49a
justi b
jvais B
jve D
jvoi a
jvoud B
jy A
karao b  49a
karde b
kbza b
kebab a
keepi B
kel b
kenya a
kerb a
ketch b
kettl b
key A
kg c
kicke a
kicki b
kicks b
kid a
kiddo a
kidne c
kil C
kille b
killi a
kilo a
kilom a
kilos c
kine b  49a
kiss A
kit c
kitch a
kitte b
kiwi a
km a
kms D
knack b
knee b
knees b
knock a
knot B
knots a
know A
known a
knuck b
ko a
kon A
ksa b
l . 01C0dB0fa1ca20A29A2cb3ba3xa45a4da4ja4qB 0ca19a1lB2ra31A3qb49a
la . 01b03A0bB0db0eA0gB0ic0ob0sa0vA0xa10b11a12B16A1ca1eB1la1uB1ya1zA21a24b25a26b2lB2oB2sb2ta2vb34b38a3ba3da3lA3mA3nB3qb3ra3vA3zb44a49a4fa4ja4kA4nb4pb 04b0aB0cA0ea0ia0kB0mb0qA0sa0ub10d12a14a17a19a1fA1gb1lb1mc1va1yb20a24B26c27a28A2ac2ba2da2eB2jA2la2mA2pA2rA2ta2uA2xA35A3jc3kB3xa44a4bb4da4ma4oA4pa4tA
label b
labia b
labio c
labor a
labra b
lac a
laces A
lache B
lacia a
lacta c
lacte b  39b
lacto d
lad a
ladde b
lado .  49c
lados a  1da
ladri a
lads B
lag b
lagge a
lago b
lagri a  31b
laid B
lait b
lake a
lambe a
lame A
lames C
lamin b
lamio c
lamp a
lampa a
lance b
lande a
landi a
langu b
lantu a
lap a
lapin d
lapiz a
lapto b
laque a
larga B
large a
larin b
larme b  31a
larmo b
laryn c
las . 0dA1cc2mC39b3bA45a4iC4qC 10A19b1dA1jb1lc26b2fA31b3sa49A
laser a
lasti B
latch a
late a  0aa
later b
latex a
latig b
laund b
lauri a
lava a
lavab A  49B
lavad b
lavan b
lavar a
lavav c
lave b
laven b
laver b
lavo a
law a
lawn a
lawnm b
laws b
lay A
lbs a
leafl b
leake b
leaki a
leaks b
least B
leau b
leavi B
leche b
lecte b
lectu b
ledge A
leeds b
leer c
lefto b
leg a
legan b
leger a
legge a
lego c
legs a
legum b
lei b
lemon a
lende a
lengu a
lens c
lense b
lent a
lente a
lenti c
lento B
leo a
leque b
lesio b
less A
lessi a
lesso c
letha A
letti A
lettr A
leur C
leurs a
leve b
level b
lever a
leves b
levot d
leyen a
leyo b
liber C
libre A
libro a
lice b
licke c
lid a
lie A  27A
lies b
life B
lifeg a
lifel a
lift b 2xa49a
lifte a
lifti b
ligne b
like . 0ab40b4cA 2pa45a
lil b
lilas a
limac a
limon b
limp b
limpi a  2rb
lindo A
linea a
lined C
lines A
linge d
linte a
lip b
lips a
liqui a
lire b
lis b
list c
lista a
liste b
listo A
liter b
litre a
litro a
live A
lived A
lives a
livin C
ll C
llaga c
llama A
llame A
llamo b
llant b
llave A
llega . 49b
llego A
llegu A
lleno .  4cA
lleva .  2fa49a
lleve C
llevo A 45A 2fB2rb35b49A
llora A
lloro a
lluev b
lluvi b
lo B 0sb0uA0yc14C2rA2sb35A3sa44b4qa 1lc28a2eb31A35A49A
load A
loade B
loca a
local A
loco a
locur A
lodge A
loeil a
log a
lola b
lolly a
lomba c
lombr c
lonel a
long B 14A4ja 2ra
longe B
longu A
loo b
looki A
loose b
lopsi c
lorat b
lord B
loro b
lorry A
los . 0lb17A1cA2ca2ec2mA35A38B3ba4jb 10B26c31A3qA45b
losar c
lose a
losin b
loss c
lost . 2xb 27a2eA
lot a
lots a
loup a
loupe A
lourd b  45a
love a
loved C
lovel b
loves a
low B
lower b 45a
lozen b
lu a
lubri b
lucha B
luck b
luego b
lugar B
lumba c
lumin a
lump b
lunar c
lunch a
lunes a
lunet c
lungs a
lutte B
luz a
lycee a
lyric b
m A
macha A
mache b
machi a
mad b
made A 2sa
madri b
madru b
maest b
magas a
magne c
mai a
maigr b
mails b
main .  48b
mains b  49a
mairi a
mais . 2xa31A49a4cb 1lb
maiso A
maitr b
make . 4cB4yb 0sb
makes . 2sb
makeu b
makin A 3ha
malad a
malai b
malar c
malet A
malgr a 49a
malo b
mam A
mamar a  4qa
mami b
mamie a
mams b
man B
manch a  45b
mande b
mandi a
mando a
maneg b
manga B
mange b
mango b
mangu A
manio a
manne a
mano A 45c
manos c
mans a
manta a
mante b
many A  4hA
manza c
mar A
marat c
marav a
marbl a
marbr A
marca a
march . 2wa 0ka27A31b4ca
marco b
mardi a
mare b
marea a  2fb49b
mareo e
maria b
marie b
marin a
marip b
maris a
marke a
marks a
maroc a
marqu c
marre a
marro a
mars a
marte a
marti b
marve b
mas B
masaj b
masca c
mask a
masqu c
mass a
massa c  49b
massi a
masti b
mat a
mata a
matan d
matar A
match a
matel a
mater c
mates b
maths b
mato C
matro b
mauva a
maux b
max b
may b
mayo b
mayor b
me A
meal a
mean a  27a
meani b
means a
measl c
meat a
mecha a
medec a
media b
medic a
medio . 0jb
medus c
meet A
meeti c
mejil c
melat c
mele a
melen b
melli b
melte a
melti a
membr a
memes b
memoi c
memor A
menac C
menin c
menop c
menor b
menos B
menst b
menta b
menth a
menu b
merca b
merci A
mercu a
merde A
merec A
meren b
merez C
merie b
merit B
merme a
mes A
mesa B
mesel C
meses . 2fa31a4ca
mesur A
metal b
mete A
meter A
metfo c
metho A
meti B
metio b
metre A
mets a
mette A
mettr .  2rb49b
mexic c
mg b
mia B
mias b
micro b
mid b
midaz a
midge a
midi c 49a
midwi b 3ra
miedo A
miel b
miemb b
mien A
mienn A
miens A
mient B
miett b
might B
migno b
migra e
mil A
mild b
mile b
miles a
milie b
milk a
min b
mind C
mindi b
mine A
minec b
mini a
minim a
minor c
minui a
minus b
minut .  45a
mio A
mios B
mirad a
miran A
miro C
mis B
misa a
misca a
mise b
miser a
misse b
missi b
mista A
mitad b
mites b
mito b
mixes b
mixtu A
ml c
mmr a
moani b
moche a
mochi A
moco b
mocos c
model b
modif b
moi D
moins B
moiti a
moja a
mojad a
mole b
molle a
momen a  4ca
monda a
moned b  45a
money B
mono b
monon c
monos a
monta a
monte b
montr a
mood a
moon b
moque c
moqui b
morad b 2ra35a 45a
moral c
moras a
morat c
morce a
morci b
morde b
mordi c
mordu a
more A
moret b
morfi B
mori A
morir D
morph B
morsu a
mort B
morta B
morts A
morve b
mosca b
mosqu b
most A
mostl a
mot a
mothe a
motio a
motor a
motos b
motri b
mots a  48b
mottl a
mou b  02a
mouch c
mould b
moura B
mouri C
mouse a
moust b
mouta b
mouth a 45a 2xa48a49a
move b 49a
moved c
movem a
mover a
moves b
movie b
movil a
movin d  31c
mowin b
mozzi a 3sa
much A 1la
mucha A 0ib4sa
muchi a
mucho b 26A 0ia26A
mucus b
muda b
mudan c
muddl b
mudo b
muebl a
muela c
muera B
muerd b
muere a
muero b
muert A
mueve b  2fb31b49b
muevo b
mug b
mugue b
mulet c
multi b
mumbl a
mundi b
munic a
mur A
murci a
murde b  1fa4xa
murie D
murio A 49a 2ea2rA35A
muro A
muscl c
muscu b
mush a
mushr b
music a
muslo a
must A
musta a
mutue b
mycos c
mysel D
myste b
na a
nacer A
naci C
nacid B
nacio a
nadar A
nadie A
nafta a
nage a
nager A
nail b
nails b
naiss A
naitr A
nalox b
name A
nan b
nanas a
nanny a
nap b
nappe a
nappi b
nappy a
naps a
naran a
nariz b
narri a
nasal b
natac b
natat b
nause c
navaj A
navy a
near a
nearl A 2dc 27b
nebul b
neces A
nee B
needi B
needl b
negat b
negra a
neigh a
nena a
nene a  2sa2xa
nephe b
nerfs a
nervi d
nervo c
net b  04b
netfl b
nettl b
netto b
neuf a
neumo b
neuve a  1ca
neveu a  2xa
new c 2ta 2xb
newbo b
news a
next B 15a
nez b
nick b
nicke c
nicot c
nieta a
nieto c  2sa2xa
nieve A
nina a
nine b
niner b
ninet b
ningu B
nino b
ninos a
nippl b
nite .  2gb
nitro a
nits b
nivea b
no1 B
nobod A
noctu b
noel a
noeud C
noie a
noir b
noirc a
noirs b
noisy b
nomas B
non b
nonan A
none a
nonse a  3ra
noon b
noose B
norma b  45a
norme b
norov b
nos a  1db2fa2rA31b35A49a
nose b
noseb d 19a
nosot a
noter b
notes a
nothi A
notic a
notif d
noto b
notre c
nouno b
nourr .  2xb
nous A
nouve c 0ka31a
novel c
novem b
noven A
novio A
now . 2xb 17b31a35a4cA4da
nowhe B
noyad b
noyau b
noye b
noyer b
nubla a
nuca a
nudo A
nuece a
nuera a  2sa2xa
nueva b
nueve c
nuevo b  1ca
nuisa a
nuit a
nuits b  48a
nulle A
numb a
numbe a
nunca B
nuque b
nurof b
nurse a
nursi a
nut b
o b 00b24b45b 0cb1la26a
obeit b
obra a
obseq A
occup a
ocho b 4db
octob a
octub b
odeur b
odora b
oedem b
oeil a
oeuf a
of . 01b02B0aA0ib12B26A2ha2oA2sB2ta2xa3bA49a4fb4sb 02A0ea12c17A19b1ab1cA1zA2rB3ba3ha4bA4eA
offic a
offli a
offre a
offri A
ofici c
often a  2ra
oh b
oido b
oidos b
oigno a
oigo A
oil a
ointm b
ojala C
ojera c
ojo c
ojos A
ok b  4cb
okay a
older a
olean a
olfat b
olive a
olivo b
olla b
olor b
ombil b
ombli a
ombre A
omepr b
omopl b  49a
on . 0kA0oa1la1pa2ib2mb2tb2ua3qb3wa4ca4jb 0iA0la0mA0na0ya12a17a19b1ga1nB28A2cA2ea2iA2mc2sa33b3bc3db3ra3xb49A4cb4fa4ra
once a 45a
one A 17a1ca3bb45a4db 2nc2vb4cA
ones A  2nB
ongle c
onion b
onlin A
only B
ont .  2cb49a
op .  45A
open . 31a4cb 0sb
opene a
openi A
opera .  2sb
opere c
ophta a
oposi b
oppre a
opres b
optic b
or a 14c35a 1cA3bb
ora A
orage A
oral b
orang b
orden .  49b
ordi a
ordin a
oreil a
oreja b
orgel c
orgul b
origi b
orina d
orino b
oro a
ortei a
ortho b
ortie b
ortig b
orzue c
os a
oscur a
oso a
osteo c
other B
otite c
otiti c
otono a
otros A
ou a 00a1kc 0ca17B1ca1la2ta2wb3bb45a
oubli a
ouf a
oui A
our a
out .  1cA1rA2aa2dd2sA45A49b4bb4cb4qB
outle a
ouver A  1za
ouvre B  49A
oven b
overh a
overn b
own . 45b 49a
oxige b
oxime a
oxyge A
oye b
oyste b
pacem a
pack b
packi A
packs A
padel a
pads a
page a
pague B
paid B
pain a
painf a
painl B
pains a
paint b
pair b
paix B
pajar a
palab b
palet b
palid b
palm a
palma a
palms b
palo a
palom a
palpi e
palsy a
palu b
palud b
pampl a
pan b
panad c
panal c
panda a
panic b
panie a
paniq a
panne a
panse a
panta d
panti a
panto b
panue a
papas A
papel a
paper b
papie A
papil c
paque b
par . 17b1ec2xb49a4da4mc 1lb26a3bb
para A 1la1mC1rA2cb2iB2sB2xA31B32B45a49a4ta 0eA0hA0wa17c19B1cB1lA2la3bB3hA3xA44A45A4mb4pb
parad A
paral b
param b
paran A
parap B
paraq b
parce b
parch a
pardo B
pare A
parec b
pared B
parej a
paren B
parfa a
parfu b
pario a
paris b
park A  0yA
parke A
parla c
paro .  31b
parol b
parpa b  49b
parqu b
parro b
part a
parta a
partn a
parto a
party a
pasa .  2fb2sa49b
pasad .  2xb4db
pasaj b
pasan a
pasar A
paseo b
pasil b
pasos b
pass b
passa b
passe . 27A31B49a 27A31B4ca
passi b
passp a
passw b
past a
pasta b
paste c
pasti .  49b
pasto b
pata b
patad b
patas a
patat b
patch b
pate a
patea a
pates b
pateu a
patie B
patin a
patio a
patra b
patro b
patte a
paume a
paupi c
paw b
paye A
payer a
paz B
pdf b
peace B
peau a
pecas b
pechi a
pecho b 1la31a35a 49a
pechu b
pecs b
pecto b
pedi b
pedia b  49b
pedid B
pee d
peein b
peeli b
pega a
pegad a
pegam b
pegan b
pego A
pegue b
peign a
peine a
peint b
pela b
pelad b
pelan b
pele b
pelea a
peli b
pelic c
pelli c
pelo b
pelot b
peluc b
pelvi a
pen c
penal b
penda . 49a
pendr B
pendu B
penic b
pens b
pensa C
pense B
peopl A
peor b
pepe A
pepin b
pepit b
peppe b
peque a  2sa2xa49b
per b
perce b
percu A
perd b
perdi a  2pa
perdo A
perdr a
perds a  27a
perdu a 2xb
perez b
perfe a  4rb
perfi c
perfu b
perim a
perio c
perma A
permi b
pero . 1la2sb31B4cb
perra a
perri b
perro a
perru a
persi a
perso B
perte a
pesad d
pesas c
pesca b
pese a
peso a
pesta b
peste c
petan a
pete b
petec a
peter A
petit a
petro A
peu A
pez c
pezon c
philo b
phleb b
phleg b
photo A
phras b  48a
phy a
physi d
pica c
picad b
pican d
picar b
picaz c
pick A
picke B
picks b
pico a  2sa
picor c
picot b
pictu A
pide b
pidio A
pido A
piedr B
piege b
piens D
pierc b
pierd a
pierr A
pies a
pieza a
pig a
pikin a
pila c
pilas a
pilat b
pildo c
pile c
piles b 45a 49a
pilet a
pill c
pilla b
pills B
pilot a
pilul b
pimen b
pimpl b
pinca a
pince b
pinch c
pink b
pins a
pinta c
pinto A
pintu b
pinza b
piojo c
pipet c
pipi c  14b4ta
pique b  49b4ca
piqur b
pis b  14b
pisci c
piso a
pisse c 49a 4ca
pisto B
pit a
pitch . 2va
pitid b
pizza b
placa b
place A
plafo a
plage b
plaie a
plain a
plais B
plan B
plana a
plane A
plank a
plann C
plant c  2xb
plaqu a
plat b
plate A
platf B
plato A
platr c
play a
playa d
playe a
playg a
playi c
playl A
pleas . 20A
plein . 49A
plena b
pleno b
plent b
pleur A
pleut b
pliee a
plieg a
plomb a
plong a
plug B
pluie a
pluma b
plumb b
plums a
plusi a
pneu b
pneum a
po b
poca A
podca c
poder B
podol b
pods a
poele b  49b
pogne a
poids c
poil b
poils b
poiso a
poiss c
poitr d  48a
polar b
polen b
polic A
polis a
polit b
polle c
pollo b
polvo c  49a
pomad b
pomma a
pomme b
pompe c
pompi a
pone a  2fa49a
poner a
pongo .  2ra
ponie .  4ca
pont B
poo b
pool c
poop c
poorl b
poos a
pop a
popo a 25a
poppe b
poppi a
poqui c
por . 02A19A1cA1db1la28A29A2sB2xB3xa45a49a4mA 1rb26a2aB2da2ma2ta3bb41a47A4da4pa4sa
porqu . 2sA31A49a
porri a
porta b
portu b
poser a
posit b
possi b
post a
postp b
pot a
pote A
potio b
potty b
pouce c  49b
poule b
pouls c
pound c
poupe a
pour . 02A0kA12C14b1mD27C2cb2eb2iC2rA2sB31B35A3xa44b48a4cA 0hA0mA14A19B1cA26A2iB2la2ta2wA31A33A3qA3xB47A4aa4ba4gb4pb
pouri b
pouss c
poutr A
pouva B  27B
poux c
power a
pox b
pozo A
pract B
prawn a
preci c  49a
preec a
prefi C
pregn b
prema b
premi a  49a
prena a
prend . 49A 2eb49b
prens a
pres b
presi a
presq a 2wa
press a  27b
presu b
pret A
prett a
preve d
previ a
prevo a
price c
prick a
pride b
prie a
prime c
primo a
print b
prise b
priso B
priva a
prix c
probi b
probo a
proch B
produ .  2rA
prof a
profe a
profi e
profu b
progr b
prohi c
proje A
prome B
promi C
promo a
pront B
proof a
prope A
propo b
propr A
prosp b
prost b
prota a
prote c
proud b
proxi C
prueb b
prune a
psc1 b
psori c
psy a
pub b
puber b
publi B
puces a
puddi c
pude A
pue b
puebl b
puede a
puedo a
puent B
puert A
puff b
puffe a
puffi A
puffy a
puis b 27a49a
puits A
pukin b
pulga b  49b
pulle a 49a
pulli C
pulls A
pulmo a
pulsa a
pulse b  31b
pulso b  31a49a
pump a
pumpi a
punad A
punal b
punch A
punir B
punis C
punta b
punti b
punza a
pupa b
pupil a 2wa 45b
puppy b
pur a
pura a
puras A
pure b
puree b
puro a
purpl b
purpu b
pus a
puse .  49a
push b
pushi A
pusie A
pusim a
put . 48a 0sa27b2ca
putti A
pyjam c
qd A
qu B 49A 2lA2wA3rA
quad a
quai A
quand a
quant A
quara a
quart b
quatr a 4da
queas b
queda A
quede a
quedo c
queja .  2fa49a
queji a
quell a
quels b
quema a
queme b
quemo A
quere b
queri A
queso a
quest d
queue b
qui . 14A1ca1ga1ja1rA1ta27b2sA31b3rA44a45a49a4qA4tA 1dA1xb2eA2za44b45a4cA4nb
quick B
quien A 0ac49B
quier A
quiet A
quija c
quil A
quinc b
quinz b
quise B
quisi C
quiso B
quit a
quita .  2fA2sa49A
quite A
quito . 49b 2sA49b
quitt A
quiz a
quoi . 49A 14a2va4tb
quon A
r A
rabbi b
rabia A
rache c
racin a  1xa
racle b
racon b  2eb
radia a
rag a 26a
rage a
raide a
rail a
raili B
rails C
railw C
rain b
raise a
raisi a
rale b
ramad a
rambl a
ramen a
ramip a
ramon b
ran A
rando c
range . 2xA49a
rapid A
rappe b  49a
raras a
raro .  3rb45a
rasag b
rasan c
rasca c
rash c
rasoi a
raspa a
raspb a
rasur b
rat a
ratas A
rate b
ratee A
rathe a
ratic b
ratit a
rato a  17a49b
raton a
rats a
rattl a
raw a
ray a
raya A
razon A
razor a
rcp c
rdv c
reacc b  31b
reach A
react b  31b
read a
readi b
ready A
reagi b 31b 0ka31a49a
reali a
reall a
reani B
reban b
recai B
recep b
recet a
recib b
recic b
recie b 0ka 2sa2xa
recip b
recko a
recog a  14b
recoj A
recom b
recon c 2wb31b 2sc31b
recor b
recou A
recre a  49a
recup b  31a
recyc c
red a 45a
redac a
redba a
redes a
redev A
reedu b
refai a
refil c
reflu c
refre a
refri b
refue b
regan a
regim c
regis b
regla e
regre A
regul a
regur c
rehab b
rehyd b
rein b
reins b
reir b
rejoi A
rejou a
relac b
relaj b
relap B
relat a
relev b
relie A
reloj b
remar A
rembo a
remed b
remem A
remet A
remin c
remis A
remol a
remon b
remot a
remov c
rempl a  49a
remue a
renal b
rend b
rende a
rendi a
rendr A
rends A  27A
renni b
renou c
renov c
renta b
renun A
renve b
renvo b
reord b
repar a
repas a
repea c
repel b
repen a 31b
reper B
repet A
repit A
repla b
repor d
repre a 49a 27a
repri a
requi b
resac d
resba c
resca b
rescu a
resea b
resec b
reser A
resfr d
resis B
resol A
resso a
resta c
resti b
restl b
resul d
resum c
retar b
retch a
retie B
retir a
retom b
retor b
retou A
retra b
retue a
reuni d
reve b
reven b
rever C
reves a
revie a
revis c
revoi b
revue c
rhini b
rhino b
rhuma b
rhume d
ri b
riant a
ribs a  48b
rice a
rico a
rid b
ridea A
rides b
rie a  2fa49a
riend b
rifa b
rifle B
right a 1pa2ma 02b2xa
rigid a  2ma
rince b
rindo a
ringi b
ringw b
rinit b
rinon c
rinse b
rio A
rippe a
rippi b
rire a
risa a
risk b
risqu B
rit a
rite a
river B
rivie A
riz b
road B
roast b
robin a
robo B
robot a
roce b
rodil c
roja b
rojas a
rojit a
rojo a
rojos b  45a
roll A
rolli b
rolls a
roman c
romeo c
rompe b
rompi . 49b 2fb2sb49b
ronca c
ronch b
ronco b
rond a
ronfl c
ronge b
ronqu c
roomm A
rosa b
rosad a
rose b
roseo b
roses b
rosie a
rot a
rota c
rotav a
roto a
rotul b
rouge a 00a 45a
rouil b
roula a
round . 2xB 2na
rouse a 49a 0sa
rouss a
route a
routi a
row B
roza b
rozad b
rub b
rubbe b
rubbi b
rubs a
rue a
rueda b
rug b
rugby a
ruido A
rules c
rumbl b
run A
runny a
runs c
ruptu b
rusty b
s A
sabad a
saban A
sabe b
saber b
sable b
sabor c
sac B
saca a
sacam b
sacan a
sacar c
sacca a
sacud b  2fa49a
sad b
safe a
safel a
safet b
sage b 2eb
said A
saign a
saiso c
sait a
sal b
sala b
salad a
salbu a
salch a
sale . 49a 2sb31a
salen a  2sa49b
salfu a
salga a
salgo A
sali A
salid B
salie b
salin b
salio .  2sA49a
saliv b
salpi b
salsa c
salt c
salta B
salte a
salto A
salva C
salvo A
samar a
same b
samu b
san a
sand b
sandi b
sandw b
sang a
sangl a
sangu b
sanit c
sank b
sano b
sans a
santa b
sante b
santo b
saoul b
saque A
saret A
sarpu b
sarre A
sarte a
sat a
satay a
sats a
satur a
sauce b
sauna a
saura A
sausa b
saute A
sauve B
save B
saved B
savin A
savoi b
savon b
saw a  27A
say A
sayin B 1sa49B 2bA
scab c
scabs a
scald b
scalp a
scann b
scar c
scarf B
scari B
scarl b
scars A
scatt B
scene b
sched b
schoo a
schtr a
sciat b
scie b
scola a
scoli b
scone a
score a
scout b
scrap a
scrat a
screa a
scree c
scrip b
sea B
seal b
seanc b
seasi b
seaso b
seat b
seau b
sec b
seca c  2mb
secas b
seche c  2mb
seco b
secon b
secos b  45b
secou b 49a
secre A
secs b  45b
secti b
secun A
sed b
seed b
seein a
seems a
sees a
segui B
segun b
seign B
sein b  49a
seins a
seis c 4da
seize b
seizu c
sel c
self B
sell B
selle a 25c 2xb49b
seman a
sembl A
semel a
senal b
send a
sendi b
sends b
seneg b
senor A
sens c
sensa a
sense c
sensi b
senso c
sente a
senti A
separ a
sepsi b
sept b 4da
septe a
septi A
seque b
ser A
serai A
sere B
serez A
seria B
serie c
serin b
serio B
serpe b
serpi b
serre . 49B 2sc
sers A
sert a
sertr b
serum b
servi A
sesen b
sesio b
sessi b
set A
setas b
setti b
seven b
sever b 45a
sevil a
sex b
shade b
shado a
shake b
shaki c 02a
shaky b
shall a
shame A
shamp a
shape b
share b
shark b
sharp a
shatt b
shavi d
shed a
sheet A
shelf b
shift a  4gb
shin b
shing c
shins b
shirt a
shive b
shock c 33a
shoe A
shoes b
shoot A
shop a
shopp b
shops A
short b
shot c
shotg B
shots a
shout b
shove b
showe a
shows b
shril a
si B
sick c  0ac0yb1jb4ra
sickn c  4pa
side b  2ia3ka
sido A
siege b
sien a
sierr c
siest e
siete c
siffl c
sight b
signa a
signi b  2ra35a
signs b
sigre b
sigui b
silba b
silbi a
silen A
silic b
sillo a
silly b
simil b
simpl a  2wa
simul b
sin a
since a 27a2gb2xA4ca4gc4jA4pa 2mb2za45a
singi a
singl a
sink A
sinto a
sintr b
sinus c
sip b
sipho a
siren b
sirop b
sirve a
sirvo B
sit A
site a
sitio A
six a 1va4da
sixty b
size b
skate b
ski b
skiin b
skinn a
skip c
skipp a
skips b
skull b
slapp b
slaps a
slash B
sleev B
slept b
slid b
slide a
sligh b
slipp a
slit B
slowl A
slug a
slump b
slurr c
slush b
small c
smash a
smear b
smect b
smell c
smoke a
smoki b
sms a
snack b
snake b
snap B
snapp b
sneez d
sniff b
snore d
snori c
snort b
snot a
snott a
snow A
soak b
soake b
soap a
sobre a
sobri a
sobro C
socce a
socia c
sock a
socke b
socks b
socor a
soda b
soeur A
sofa d  49c
sofoc c
soft b 3ca45a
soga C
soif b
soign a
soins b
soire b
soirs A  49A
soit .  4cB
sol c
solai a  2ta
solar b  0na
sold A
solei b
solid A
solo A
solta A
sombr a
some .  1la
someb a
someo B
somew a
somni B
sonar b
song a
sono a
sont a 25a 2cA2eA49a
soon B
soone B
sopa a
soplo a
sopor A
sorbo a
sore c 00a2za45b
sort b
sorta a
sorte a
sorts b
sospe a
sosti A
souda b
souff A
soule b
soup b
soupe b
souti b
souvi a
soy C
spain b
spani a
spara b
spasf c
spasm a
spat a
speak b
speci a
spect b
speec b
spell a
spicy b
spike a
spill b
spina b
spine b
spinn b
spiri a
spits b  2ca
spitt b
splas b
splin c
split b
spoil a
spoon b
sport b
spot A
spots b
spott a
sprai c
spray c
sprea b
sprin a
spurt c  0ia
squad c
squas a
squat b
squea b
squee b
squir b
st a
stabb a
stabl b
staff b
stage c
stain b
stair b
stand A
stare b
stari A
starv c
stati a
stay A
stays a
steak a
steal A
steam b
steer a
stent c
step B
stepp A
steri b
stero b
stick a
stiff b 2za45a
still a
sting c
stink a
stitc c
stock a
stone A
stood a
stool c  25a
stops A
store a
stove b
stran A
strap a
straw b
strea a
stren b
strep b
stres b
stret b
strip a
strok b
strug a
stubb b
stuck b
stude A
studi b
stuff a 45b
stung b
stye c
stylo c
su A
suave a
sube a
subi B
subie a
subio a
subir a
subit c
subo A
suce a
sucet b
such A
suck a
sucke a
sucki a
sucre c
suda a
sudad b
sudam b
sudan b
sudar a
sudde b
sudo b
sudoc b
sudor a
suegr d
suelt A
suena b
sueno a
suero b  49a
sueur c
suffe B
suffo c
sufic C
sufre C
sufri C
sugar c
sugge a
suici B
suint b
suiss a
suivi b
suivr A
sujet a
sumat a
summa b
summe A
sun b
sunbu c
sunda A
sunsc c
super c  49a
supos b
suppl A
supur a
sur . 02A48A 0aB0iA1ca1lb1vA2lA33b3wb3xa45b
surem b
surf a
surge b
survi b
suspe c
susto c
sutur b
svt b
swall a
swalo a
swapp a
swear a
sweat c
sweet c
swell a
swig a
swim a
swimm c
swing b
swole a
swoll a 45a
sylla b
sympt b
syrin a
syrup c
syste c
t c
ta a
tabac c
tabla b
tabs b
tache c
tack a
tacon b
tacos b
taill A
take A
taken A
takes A
takin A
talla c
talle c
talon c  49a
tambi B
tank A
tanne A
tanqu A
tanta a
tanti b
tantr a
tap a
tapa b
tapad b
taper a
tapis b
tapo a
tapon c
tar a
tarda A
tarde b
tarea c
tarje b
tarry a
tarta b
tarti a
tasse b
taste a
tata A
tatou b
tatto b
tatua b
taux b
tax a
taxi a
taza b
tb a
tbh B
tea b
teach b
team b
teari a 26a
tears .  31a
teati a
teatr a
techo A
tecni a
teddy b
teena a
teeth d
teh A
tejad b
tele a
telea a
telec b
telen b
tell B
telle a
telli A
telly b
telon B
tembl c
temo B
temp b
tempe b  2ra
templ a
tempr b
temps .  49a
ten a 4da
tende d
tendi b
tendo b
tendr A
tendu b
tened b
tenem b
tenga B
tengo B 02A1iB45a49A 31a
tenid b
tenir A
tenis a
tenni b 45a
tensi c
tent b
tenta A
tente A
tequi b
terap a
terce A
term b
termo c  49b
terra c
terre a
terri c
tes a
tesco b
test c  16a
testa C
teste A
testi b
tests b
teta b
tetan c
tete A
tetee a
teter b
tetin b
texte A 1sB
than .  12A
the . 01a02a0bA0dA0gB0ic0ma0ta12b15A17B1fA1la1nC1pa1tC1uB1vA1yB1zA24b26A2gA2ia2lA2ma2oa2tb34a35B3bA3ca3fa3hA3lB3nC3va3wa3xA49a4bA4db4fB4gA4iB4ja4sB4xa 02a0aA0tB0wa10b19a20a24B28A2lA2rB2va31b3ha44A4ba4cA4gd
theat a
their A
then A
thera a
there . 0iA31a32B
therm d
these . 45a
they A
theyd B
theyl C
theyv B
thick b
thin a
thing A
think A
thinn a
thirs b
thirt A
thora c  26a49b
thorn b
those b
thoug B
thras a
threa B
three . 17a
threw b
thril b
throb a
throu b 2xa48a 3xb
throw c
thrus c
thumb c  2xb
thund b
thurs b
thx b
thyro b
ti a
tia a
tibia b  49a
tic b
tick b
ticke A
tide A
tie A
tied B
tiede b
tiemb a 49a
tiemp .  49a
tien a
tiene . 45a 2fa2sa31a44a49b
tiesa b
tieso a
tight .  4hc
tigre b
tijer B
tikto b
til A
tila b
tile a
tiles b
till a
time B 49A 17b2gC2rb4cC
timer a
times A
tin b
tina b
tingl b
tinni c
tiny b
tip a
tipo b
tips c
tique b
tir b
tira a
tirad c  4cb
tiran b
tirar A
tiras a
tire A
tired b
tiren C
tirer A
tirit c
tiro b
tiron b
tisan d
tissu a
titan b
titre a
tlm B
tmrw A
tngo A
to A 01a0eA0oa10B12A13A14B15c1ca1gA1la1pa1rB1yA26B2aA2ba2dB2fb2lc2oA2sB2xA31B45b48a4cB4pa4va 02A0qa0sA0wA19A1aA1ca1ra1sa20B26A2cb2mA2ra2sA31A3bA3fa3kA3ra3xa44A49a4cA4mA4wA
toast b
tobil b
toca . 49a 28b2sA49a
tocan a
toco b
toda a
toddl c 44a 2xa
todo A
toe b
toena b
tog b
toile b
toler b
tom a
toma a
tomad a
toman b
tomas b
tomat c
tombe a
tomor A
tongu a
tonic a
tonig A
tonit A
tonne b
tonsi b
tonte a
too A
tooth d
top C
toque b
torac a
torax b
torce b
torch a
torci c 49a 2sb
tord a
tordu c
tore A
torme b
torn a
torni b
toro b
torse a  49a
torta b
torti d 4ca
torto b
tos c
tose c
toser a
tosi b
tosie b
tosio a
toso a
tosta b
tot a
total a
tou A
touch a 49a4ca 27B
touri b
touss c
toute a
toux c
towel a
toxic c
toxiq b
toys a
tps a
trac b
trace A
track C
tract a 49b
tradu b
trae b
traff b
trafi b
trago a
tragu b
train a
trait b
traje A
tram B
trama c
trami b
tramp c
trans c 49b
trape b
trapo b
trapp b
tras . 45A
trata c
traum c
trava a
trave a 49a
treat c
tree A
trein a
treiz a
tremb b
tremp c
trene A
tres a
tri b
trick a
tried B
trime b
trini b
tripa b
tripp b
tript a
trist b
tro B
trois . 4da
tromp b
tronc c
troub b
troui a
trous b
trouv A
truc a
truco b
true a
truen b
trust A
try A
tryin a
tu A
tub a
tube b
tuber b
tubo A
tue a
tuent a
tuer A
tuera b
tues b
tumba B
tumbl a
tumbo b
tummy a
tums b
tunel a
turke b
turne A
turni a
turno b
turns a
turro a
tutor a
tuve b
tuvo b  2eb
tv b
tweez b
twelv a 4da
twent b 4da
twice b
twins b
twist c
twitc b
two b 3bb4db 44A
tylen b
type c
typed b
typin a
ugh b
ulcer b
ultim B
un . 03a0da0gA0hb0mA0oa0vA0yA10c15b17A19a1cb1la1uB21a26a2bA2lA2mb2na2ta2xa33A3ba3eC3jB3qa40b44a4da4ja4la 00b03a05b0aB0ia0na0oA10b13a14a1ga1pb21A22A24b2ua2wB2xa31b35a3fb3qA3ra3sa3wb45A49b4pb4qc
una B
unali B
unbea A
unblo b
uncle a
uncon c
une . 03a07C0gB0yA0za1cA1lb24b2eA2lA2oA2ta3nA3va40a45b4da 0aB14a1ca2lA2ub2wA2xb31A3wb
unero b
unica B
unico B
unite b
units b
unive a
uno B
unos a
unplu B
unres a
until A
up A 1la2xA31a44A4fA 0na1cB1la1pa2ac2ib2sa49B4pA4ta
updat a
ups b
upset a
upsid a
upsta a
urge A
urgen c
urina b
urine d  31a
urtic c
us A
usada b
usage b
usar a  0sb
use A
usefu b
usele A
using a
uso a
usted B
usual a 45a
ute a
uti b
utili c
uva a
uvas b
va c
vaca b
vacac c
vacan b
vacas a
vacci c
vache a
vacio A
vacun c
vagin c
vaiss b
valen b
valer b
valgo A
valie b
valis c
valla a
valle b
valor A
vamos b
vampi a
van a
vanis A
vape a
vapeu a
vapor b
varic c 2mb
varni a
vas a
vasos b
vaux A
ve a  2fa31b49a
vea A
veces A  45A4hc
vecin a
vecu B
veget a
veine D
veins C
vela A
velo b
velor B
vemos B
ven B
venas C
vence b
venci c
venda b
vende b
vendu A
venen a
venga B
vengo b
venia b
venir A
venti c
vento c
veo a
ver A 28A
vera b
verda A
verde b
verdu b
verge b
verif c
vermi b
verni a
verra B
verru d
vers B
vert a
verte c
verti d
vesic b
vet a
vetem a
veter a  49a
veto b
veuf B
veule a
veux A
vez B  24a2ea2gA45a4cC
vi .  28b
viadu A
viaja b
vias C
vibor a
vice b
vicks b
victi B
vida A
vidri c
vieji b
viend a
viene a
vienn A
viens A  27A
vient a  49a
viern a
view a
viga A
vigil a
villa b
vinag b
vinai b
vineg b
vino a
vio b
viola b
viole c
viper a
viral b
virus c
visag a
visib b
visio b
visit a
vista a
visto B
vit b
vital c
vitam d
vite a
vitre c
viudo A
viva B
vivan B
vive c
vivem c
vivir B
vivo A
vivre C
vocal b
voces A
voie C
voila C
voile a
voir A
vois a
voisi a
voit b
voix a
vol c
volan A
volca b
volco a  49a
vole A
volet A
volo a
volon A
volte a
volun a
volve B
volvi A
vomi a
vomir b
vomis a
vomit a
vont a
vos A
voudr A
voula A
voule B
voulo a
voulu A
vous B
voy A
voyag A
voz a  31b
vraim a
vs A
vue b
vuelo b
vuelv a  31b
w A
waist b
waiti A
wake a
wakin A
wales b
walk a  0sa
walki A
walks b
wall A
wallp b
walls A
wande b
want A
wanti a
ward A
wardr A
warfa b
warm c
warni a
wart c
warts c
wash a
washe a
washi d
waste A
water a
wave b
wax b
ways A
wc a
we b 1la1rb4ta 0ca0sa14a28c
weak b
weakn a
wear a
weath a
web a
wed A
wedne a
wee c
weed a
weedk a
week b
weeke a
weeks a
weepy a
weigh b
well c
welts a
went a
were a
wet a
wetti a
weve b
whack a
wheez a
whene a
whens b
where a 0sa14b27A 1cb2fA
which b
while a
whimp a
whipl a
whisk A
whist b
white b 45a 1ra
who a 31a
whod B
whole a
whos b
why A
widow a
wife B
wifes a  2xa
wifi b
wind b
wings b
wiped a
wire b
wit a
with . 17a1lb2sA31A48a49B4cb 0ba0ya12B19b1cb1lb2ca2oa2sA2ta44a45a49B4ca4da
withi b
witho b
wiv a
wobbl a
woken B
woman A
wonde B
wood a
woods A
woozy a
word A
words a
works b
world B
worms b
worn a
worry A
worst a
worth a
wot a
would A
wound b
wreck b
wrist A
writi a
writt A
wrong a 2ub
wrote A
wud C
x b 49a
xarel a
xfa a
y . 00a01a02b04a05b0uB14a19A1fB1lb1ra24B28a2cA2iA2ta2uA2vA2wb2xb35A3fa3rC3xb42b44a4bA4pb4qb4ta 0ja0kA0tA0yC10B19A1ca1dA1lA1mB1nA1sA1tB1uA1ya1zA22A24a25A26A27C2tc2vA2wA3bA3mA3xB44A49a4ba4dA4fb4gA4ia4ja4sA
yard b
years C
yeast b
yello c
yema a
yeso c
yeste . 45a
yet b
yoga c
yoghu c
yogur c
you A
youll B
young a
youpi b
yours A
zanah b
zancu b
zapat a
zero a
zinc b
zombi b
zona b
zoo a
zoom b
zoste b
zumba a
zumbi b
zumo a
zyrte b`;
